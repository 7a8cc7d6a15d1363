import { useT } from "~/i18n/use-t";
import type { PostedForm } from "~/screens/use-posted-form";
import { Icon } from "~/ui/base/icon";
import { Checkbox } from "~/ui/form/checkbox";
import { kindName, LIST_NAME, type OfferedEvent, type OfferedKind } from "../../domain/preferences/event-choices";

interface EventListProps {
  offered: OfferedKind;
  form: PostedForm;
}

/** One event: by which of its ways it is told, and whether it is mailed whatever is chosen. */
function EventLine({ event, channels, alwaysMailed, offered, form }: OfferedEvent & EventListProps) {
  const { t } = useT();
  const id = `event-${event}`;
  return (
    <li className="border-t border-line py-2">
      <div role="group" aria-labelledby={id} className="grid gap-x-6 tablet:grid-cols-2">
        <p id={id} className="py-2 tablet:pe-4">
          {t(`channels:preferences.events.${event}`)}
        </p>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-3">
          {alwaysMailed && (
            <p className="flex min-h-11 items-start gap-3 py-2 text-muted">
              <Icon name="mail" className="mt-0.5 size-6" />
              {t("channels:preferences.alwaysMailed")}
            </p>
          )}
          {channels.map((channel) => (
            <Checkbox
              key={channel}
              id={`${LIST_NAME[channel]}-${event}`}
              name={LIST_NAME[channel]}
              value={event}
              label={t(`channels:channel.${channel}`)}
              defaultChecked={form.has(LIST_NAME[channel], event)}
              data-follows={kindName(offered.kind, channel)}
            />
          ))}
        </div>
      </div>
    </li>
  );
}

/** How many events of a kind are turned off by themselves, on a way whose line is on. */
function turnedOff({ kind, events }: OfferedKind, form: PostedForm): number {
  return events.filter(({ event, channels }) =>
    channels.some(
      (channel) => form.check(kindName(kind, channel)).defaultChecked && !form.has(LIST_NAME[channel], event),
    ),
  ).length;
}

/** Every event of a kind by itself, behind a line that opens it: few need it, and nobody has to read it. */
export function EventList({ offered, form }: EventListProps) {
  const { t } = useT();
  const off = turnedOff(offered, form);
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-medium text-brand-text">
        <Icon name="settings" />
        <span>
          {t("channels:preferences.each")}
          {off > 0 && <span className="text-muted"> {t("channels:preferences.turnedOff", { off })}</span>}
        </span>
      </summary>
      <p className="pt-1 pb-3 text-sm text-muted">{t("channels:preferences.eachHint")}</p>
      <ul>
        {offered.events.map((each) => (
          <EventLine key={each.event} {...each} {...{ offered, form }} />
        ))}
      </ul>
    </details>
  );
}
