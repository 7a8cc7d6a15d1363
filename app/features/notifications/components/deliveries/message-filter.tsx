import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { FilterDates, ListFilter } from "~/screens/lists/list-filter";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { CHANNELS, type Channel } from "../../domain/preferences/channel";
import type { DeliveryStatus } from "../../domain/mail/delivery-status";

export interface MessageFilterProps {
  /** What the list is narrowed by; null is no choice. */
  filter: {
    patient: string | null;
    template: string | null;
    channel: Channel | null;
    status: DeliveryStatus | null;
    /** YYYY-MM-DD. */
    from: string | null;
    to: string | null;
  };
  /** What messages can be about, in words. */
  subjects: readonly { value: string; label: string }[];
  statuses: readonly DeliveryStatus[];
  /** Whether the reader searches for patients. */
  seesPatients: boolean;
}

/** Which messages are listed. */
export function MessageFilter({ filter, subjects, statuses, seesPatients }: MessageFilterProps) {
  const { t } = useT();
  const narrowed = Object.values(filter).some((value) => value !== null);
  return (
    <ListFilter
      action={paths.sentMessages()}
      clearHref={narrowed ? paths.sentMessages() : null}
      search={
        seesPatients && (
          <TextField
            name="patient"
            type="search"
            dir="auto"
            autoComplete="off"
            label={t("notifications:sent.search")}
            hint={t("notifications:sent.searchHint")}
            defaultValue={filter.patient ?? ""}
          />
        )
      }
    >
      <NativeSelect
        name="template"
        label={t("notifications:sent.subject")}
        defaultValue={filter.template ?? ""}
        placeholder={t("notifications:sent.allSubjects")}
        options={subjects}
      />
      <NativeSelect
        name="channel"
        label={t("notifications:columns.channel")}
        defaultValue={filter.channel ?? ""}
        placeholder={t("notifications:sent.allChannels")}
        options={CHANNELS.map((value) => ({ value, label: t(`channels:channel.${value}`) }))}
      />
      <NativeSelect
        name="status"
        label={t("notifications:columns.status")}
        defaultValue={filter.status ?? ""}
        placeholder={t("notifications:sent.allStatuses")}
        options={statuses.map((value) => ({ value, label: t(`channels:sent.statuses.${value}`) }))}
      />
      <FilterDates from={filter.from} to={filter.to} />
    </ListFilter>
  );
}
