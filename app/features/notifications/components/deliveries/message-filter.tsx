import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ActiveFilter } from "~/screens/lists/active-filters";
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
  return (
    <ListFilter
      action={paths.sentMessages()}
      clearHref={null}
      search={
        seesPatients && (
          <TextField
            name="patient"
            type="search"
            dir="auto"
            autoComplete="off"
            label={t("notifications:sent.search")}
            placeholder={t("notifications:sent.searchHint")}
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
        name="status"
        label={t("notifications:columns.status")}
        defaultValue={filter.status ?? ""}
        placeholder={t("notifications:sent.allStatuses")}
        options={statuses.map((value) => ({ value, label: t(`channels:sent.statuses.${value}`) }))}
      />
      <NativeSelect
        name="channel"
        label={t("notifications:columns.channel")}
        defaultValue={filter.channel ?? ""}
        placeholder={t("notifications:sent.allChannels")}
        options={CHANNELS.map((value) => ({ value, label: t(`channels:channel.${value}`) }))}
      />
      <FilterDates from={filter.from} to={filter.to} />
    </ListFilter>
  );
}

/** What the list is narrowed by, each in words. */
export function useActiveFilters({
  filter,
  subjects,
}: Pick<MessageFilterProps, "filter" | "subjects">): ActiveFilter[] {
  const { t, format } = useT();
  const words = {
    patient: filter.patient && `“${filter.patient}”`,
    template: subjects.find(({ value }) => value === filter.template)?.label,
    status: filter.status && t(`channels:sent.statuses.${filter.status}`),
    channel: filter.channel && t(`channels:channel.${filter.channel}`),
    from: filter.from && `${t("lists:from")} ${format.plainDate(filter.from)}`,
    to: filter.to && `${t("lists:to")} ${format.plainDate(filter.to)}`,
  };
  return Object.entries(words).flatMap(([param, text]) => (text ? [{ param, words: text }] : []));
}
