import { TimeField, TimesOfDay } from "~/screens/time-field";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { timeZones } from "~/kernel/time/time-zones";
import { Checkbox } from "~/ui/form/checkbox";
import { FieldGroup } from "~/ui/form/field";
import { NativeSelect } from "~/ui/form/native-select";
import { SheetForm } from "~/ui/form/sheet-form";
import { CHANNELS } from "../../domain/preferences/channel";
import { kindName, listsEvents, type OfferedKind } from "../../domain/preferences/event-choices";
import { EventList } from "./event-list";

interface PreferencesFormProps {
  /** What this user can be told of, and by which ways each. */
  offered: readonly OfferedKind[];
  values: Readonly<Record<string, unknown>>;
  version: number;
  answer: PostedAnswer | undefined;
}

/** What a user is told of by which way, and when nothing rings. */
export function PreferencesForm({ offered, values, version, answer }: PreferencesFormProps) {
  const { t } = useT();
  const labels: Record<string, string> = {
    quietFrom: t("channels:preferences.quietFrom"),
    quietUntil: t("channels:preferences.quietUntil"),
    timeZone: t("channels:preferences.timeZone"),
  };
  for (const channel of CHANNELS)
    for (const { kind } of offered) labels[kindName(kind, channel)] = t(`channels:channel.${channel}`);
  const form = usePostedForm({ answer, values: { ...values, version }, labels });
  const zones = timeZones().map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));
  return (
    <SheetForm
      errorsTitle={t("common:form.errorSummaryTitle")}
      errors={form.summary}
      version={form.value("version")}
      save={t("common:actions.save")}
    >
      {offered.map((each) => (
        <FieldGroup key={each.kind} id={`kind-${each.kind}`} label={t(`channels:preferences.${each.kind}`)}>
          <div className="grid gap-x-6 tablet:grid-cols-2">
            {each.channels.map((channel) => (
              <Checkbox key={channel} {...form.check(kindName(each.kind, channel))} data-line />
            ))}
          </div>
          {listsEvents(each) && <EventList offered={each} form={form} />}
        </FieldGroup>
      ))}
      <FieldGroup id="quiet" label={t("channels:preferences.quiet")} hint={t("channels:preferences.quietHint")}>
        <TimesOfDay />
        <div className="mt-2 grid gap-6 tablet:grid-cols-2">
          <TimeField {...form.text("quietFrom")} />
          <TimeField {...form.text("quietUntil")} />
          <NativeSelect {...form.text("timeZone")} options={zones} placeholder={t("channels:preferences.ofPractice")} />
        </div>
      </FieldGroup>
    </SheetForm>
  );
}
