import type { Translate } from "~/i18n/translator";
import { useT } from "~/i18n/use-t";
import type { DayTimesView, SeatsView } from "../../domain/booking-view";

/** How many seats of a session are left, never who has the others. */
export const seatsText = (t: Translate, { left, of }: SeatsView): string =>
  left === 0 ? t("booking:time.sessionFull") : t("booking:time.seatsLeft", { left, count: of });

/** The sessions of a day on which every seat is taken. */
export function FullSessions({ times: { seats, zone } }: { times: DayTimesView }) {
  const { t, format } = useT();
  if (!seats || seats.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-col gap-2">
      {seats.map((session) => (
        <li key={session.start}>
          {format.time(session.start, zone)} · {seatsText(t, session)}
        </li>
      ))}
    </ul>
  );
}
