import type { DecidedAppointment, DecisionFacts } from "./appointment-conditions";
import { APPOINTMENT_STATE, holdsTime } from "./appointment-states";
import { decide } from "./appointment-state";
import type { Actor, AppointmentAction } from "./appointment-transitions";
import { refusalMessage, type RefusalMessage } from "./refusal-message";
import { isBeforeSession } from "./session-time";

/**
 * The buttons that an appointment can have, in their order, by who looks. Those that end it come last and stand apart, so
 * that none is where another was pressed before.
 */
const OFFERED: Readonly<Record<Actor, readonly AppointmentAction[]>> = {
  staff: [
    "confirm",
    "start",
    "reschedule",
    "assign-provider",
    "update",
    "charge",
    "mark-paid",
    "conclude",
    "complete",
    "no-show",
    "reject",
    "cancel",
    "disable",
  ],
  patient: ["confirm", "reschedule", "cancel"],
  public: [],
  system: [],
};

/** What ends an appointment, or takes it off the list. */
const ENDS: readonly AppointmentAction[] = ["conclude", "complete", "no-show", "reject", "cancel", "disable"];

export interface ActionButton {
  readonly action: AppointmentAction;
  /** null: it can be pressed. */
  readonly reason: RefusalMessage | null;
  /** It ends the appointment: it stands apart from the others. */
  readonly ends?: true;
  /** Pressing it says that the patient agreed. */
  readonly agreed?: true;
  /**
   * What pressing it would overlook: the time has not come, the appointment is not paid. Of a blocked time nothing is
   * removed: it is released.
   */
  readonly about?: "early" | "unpaid" | "blocked";
}

/** What is asked about besides the action itself, before it is done. */
function aboutOf(action: AppointmentAction, appointment: DecidedAppointment, now: number, priced: boolean) {
  if (action === "start" && isBeforeSession(appointment, now)) return "early";
  if (action === "complete" && priced && !appointment.paid) return "unpaid";
  return action === "disable" && appointment.state === APPOINTMENT_STATE.BLOCKED ? "blocked" : undefined;
}

/**
 * The buttons of one appointment. An action that the state rules out has none; one that only waits for its time or
 * for the other side is shown and says so. Nor has one that this person has no right to. Where there is no price (`priced`) nothing
 * can be due.
 */
export function actionButtons(
  actor: Actor,
  appointment: DecidedAppointment,
  facts: DecisionFacts,
  mayTake: (action: AppointmentAction) => boolean,
  priced = true,
): ActionButton[] {
  return OFFERED[actor].flatMap((action): ActionButton[] => {
    if ((action === "mark-paid" || action === "charge") && appointment.paid) return [];
    if (action === "charge" && !priced) return [];
    if (action === "mark-paid" && !priced && appointment.state === APPOINTMENT_STATE.COMPLETED) return [];
    // Who gave an appointment that is over is history.
    if (action === "assign-provider" && !holdsTime(appointment.state)) return [];
    const said = decide(action, actor, appointment, facts);
    const agreed = !said.ok && said.error === "patient-not-agreed";
    // What somebody never may is nothing for them to press, today or another day.
    if (!mayTake(action)) return [];
    // A patient who waits for the clinic has nothing to press: the page says that it is asked for.
    if (actor === "patient" && !said.ok && said.error === "not-for-actor") return [];
    const decision = agreed ? decide(action, actor, appointment, { ...facts, patientAgreed: true }) : said;
    if (!decision.ok && (decision.error === "wrong-state" || decision.error === "disabled")) return [];
    const ends = ENDS.includes(action) ? ({ ends: true } as const) : {};
    if (!decision.ok)
      return [{ action, ...ends, reason: refusalMessage(decision.error, action, actor, appointment.state) }];
    const about = aboutOf(action, appointment, facts.now, priced);
    return [{ action, reason: null, ...ends, ...(agreed ? { agreed } : {}), ...(about ? { about } : {}) }];
  });
}
