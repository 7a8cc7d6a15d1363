import type { PatientTranslate } from "~/i18n/audiences";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import type { DayTimesView, SeatsView } from "../../domain/booking/booking-view";

/** How many seats of a session are left, never who has the others. */
export const seatsText = (t: PatientTranslate, { left, of }: SeatsView): string =>
  left === 0 ? t("booking:time.sessionFull") : t("booking:time.seatsLeft", { left, count: of });

/** The sessions of a day on which every seat is taken, each with the way to wait for a seat. */
export function FullSessions({ times: { seats, zone }, embedded }: { times: DayTimesView; embedded: boolean }) {
  const { t, format } = usePatientT();
  if (!seats) return null;
  const full = seats.filter(({ left }) => left === 0);
  return (
    <ul data-full className="mt-4 flex flex-col gap-2 empty:hidden">
      {full.map((session) => (
        <li key={session.start} className="flex flex-wrap items-center gap-x-4">
          {format.time(session.start, zone)} · {seatsText(t, session)}
          <TextLink
            href={paths.joinWaitingList({ sessionId: session.sessionId })}
            // Who waits signs in, which no page inside of another one lets them do.
            target={embedded ? "_blank" : undefined}
            className="inline-flex min-h-11 items-center"
          >
            {t("booking:time.waitForSeat", { time: format.time(session.start, zone) })}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
