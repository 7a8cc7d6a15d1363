import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { UndoBanner } from "~/screens/undo-banner";
import type { SaidArrival } from "../../../domain/appointments/arrivals/said-arrival";
import { patientName } from "../person-names";

interface SaidArrivalBannerProps {
  saidArrival: SaidArrival | null;
  /** It was said before the reader came to the page. */
  again?: boolean;
  /** The page of ours to which undoing leads back. */
  back: string;
  /** By whose clock the page's times are. */
  zone: string;
}

/** What is said of whoever was pressed. */
const WORDS = {
  arrive: "arrivals:act.checkedInOf",
  conclude: "arrivals:act.concludedOf",
  complete: "arrivals:act.completedOf",
  "undo-arrival": "arrivals:act.undoneOf",
} as const;
const UNDO = {
  arrive: "undo-arrival",
  "arrived-before": null,
  conclude: "undo",
  complete: "undo",
  "undo-arrival": null,
} as const;

/**
 * Who was just checked in or is done, with the way to undo it, or that it was undone. With a script it lies over the foot of the page
 * (`app/islands/arrivals.ts`), so that no row moves. Its place is there from the start, to be read aloud.
 */
export function SaidArrivalBanner({ saidArrival, again, back, zone }: SaidArrivalBannerProps) {
  const { t, format } = useT();
  // The time first: behind a name from right to left it would change places with it.
  const intent = saidArrival && UNDO[saidArrival.act];
  const { before } = saidArrival ?? {};
  const whoOf = ({ patient, startsAt }: SaidArrival) => `${format.time(startsAt, zone)} ${patientName(patient)}`;
  return (
    <div data-live="said" aria-live="polite" className="said-over empty:absolute">
      {saidArrival && (
        <UndoBanner
          again={again}
          tone={saidArrival.act === "arrived-before" ? "warn" : "good"}
          title={
            saidArrival.act === "arrived-before"
              ? t(before?.by ? "arrivals:act.arrivedBeforeBy" : "arrivals:act.arrivedBefore", {
                  ...{ who: patientName(saidArrival.patient), by: before?.by ?? "" },
                  time: format.time(before?.at ?? saidArrival.startsAt, zone),
                })
              : t(WORDS[saidArrival.act], { who: whoOf(saidArrival) })
          }
          undo={
            intent && {
              intent,
              // A colleague may have called the patient in since: only what is named here is undone.
              fields: { back, ...(saidArrival.act === "arrive" && { of: "arrived" }) },
              action: paths.arrival(saidArrival.id),
              marks: { "data-arrival-act": "" },
            }
          }
        />
      )}
    </div>
  );
}
