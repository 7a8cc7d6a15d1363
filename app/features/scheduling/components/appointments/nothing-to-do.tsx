import { BackLink } from "~/ui/action/back-link";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import type { AppointmentAction } from "../../domain/appointments/appointment-transitions";
import { stateMessage } from "../../domain/appointments/refusal-message";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { AppointmentFacts } from "./appointment-facts";
import { useRefusalWords } from "./use-refusal-words";

export interface NothingToDoProps {
  /** What the page would ask about. */
  action: AppointmentAction;
  appointment: AppointmentSummary;
  clock: ReaderClock;
  side: "staff" | "patient";
  title: string;
  back: { href: string; label: string };
}

/** In place of the question whether something shall be done: the appointment's state rules it out. */
export function NothingToDo({ action, appointment, clock, side, title, back }: NothingToDoProps) {
  const words = useRefusalWords(side);
  return (
    <>
      <PageHeader back={<BackLink href={back.href}>{back.label}</BackLink>} title={title} />
      <Banner tone="warn" live title={words(stateMessage(action, appointment.stateId))} />
      <Card>
        <AppointmentFacts {...{ appointment, clock, side }} />
      </Card>
    </>
  );
}
