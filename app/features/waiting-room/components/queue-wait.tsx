import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/base/icon";
import { minutesSince } from "../domain/queue/minutes-since";
import type { QueueEntryView } from "../domain/rooms/room-view";
import type { ShownAppointment } from "./room-props";

interface QueueWaitProps {
  entry: QueueEntryView;
  appointment: ShownAppointment | undefined;
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
}

/** A line of its own where a row has no room for it beside the name. */
const PLACE = "col-span-full text-end @min-[17rem]:col-span-1";

/** How long somebody has waited, the minutes large, and by how much their appointment is overdue. */
export function QueueWait({ entry, appointment, timeZone, now }: QueueWaitProps) {
  const { t, format } = useT();
  const { waitingSince, admitted, leftAt } = entry;
  if (leftAt !== null)
    return (
      <p className={`${PLACE} text-sm text-muted`}>{t("rooms:desk.left", { count: minutesSince(leftAt, now) })}</p>
    );
  const since = t("waiting-room:people.waitingSince", { time: format.time(waitingSince, timeZone) });
  if (admitted) return <p className={`${PLACE} text-sm text-muted`}>{since}</p>;
  const waited = minutesSince(waitingSince, now);
  const overdue = appointment ? minutesSince(appointment.startsAt, now) : 0;
  return (
    <div className={`${PLACE} text-sm`}>
      <p className="flex items-center justify-end gap-1 text-base font-semibold whitespace-nowrap tabular-nums">
        <Icon name="clock" className="size-4 text-muted" />
        <span aria-hidden="true">{t("rooms:desk.minutes", { minutes: waited })}</span>
        <span className="sr-only">{t("rooms:desk.waitedFor", { count: waited })}</span>
      </p>
      <p className="text-muted">{since}</p>
      {overdue > 0 && <p className="font-semibold text-warn-text">{t("rooms:desk.overdue", { minutes: overdue })}</p>}
    </div>
  );
}
