import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { UndoBanner } from "~/screens/undo-banner";
import type { CheckedIn } from "../../../domain/appointments/arrivals/checked-in";
import { patientName } from "../person-names";

interface JustCheckedInProps {
  checkedIn: CheckedIn | null;
  /** The page of ours to which undoing leads back. */
  back: string;
}

/**
 * Who was just checked in, with the way to undo it. Where a script answers the press it lies over the foot of the page
 * for a while (`app/islands/arrivals.ts`), so that no row moves from under the pointer. Its place is there from the
 * start, out of the flow while it is empty: what comes into it is read aloud.
 */
export function JustCheckedIn({ checkedIn, back }: JustCheckedInProps) {
  const { t, format } = useT();
  // The time first: behind a name from right to left it would change places with it.
  const whoOf = ({ patient, startsAt, timeZone }: CheckedIn) =>
    `${format.time(startsAt, timeZone)} ${patientName(patient)}`;
  return (
    <div data-live="said" aria-live="polite" className="said-over empty:absolute">
      {checkedIn && (
        <UndoBanner
          title={t("arrivals:act.checkedInOf", { who: whoOf(checkedIn) })}
          undo={{
            intent: "undo-arrival",
            fields: { back },
            action: paths.arrival(checkedIn.id),
            marks: { "data-arrival-act": "" },
          }}
        />
      )}
    </div>
  );
}
