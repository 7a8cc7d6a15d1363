import { fail, ok, type Result } from "~/kernel/result";
import { CONDITIONS, type DecidedAppointment, type DecisionFacts, type Refusal } from "./appointment-conditions";
import { APPOINTMENT_STATE, type AppointmentState } from "./appointment-states";
import { TRANSITIONS, type Actor, type AppointmentAction, type Target } from "./appointment-transitions";

export * from "./appointment-states";
export type { DecidedAppointment, DecisionFacts, LastChange, Refusal } from "./appointment-conditions";
export { APPOINTMENT_ACTIONS } from "./appointment-transitions";
export type { Actor, AppointmentAction } from "./appointment-transitions";

/**
 * Whether `actor` may take `action` on an appointment (null: one that does not exist yet), and the state it then has.
 * `disable` keeps the state: the appointment leaves the list. Authority over this very appointment is not judged here.
 */
export function decide(
  action: AppointmentAction,
  actor: Actor,
  appointment: DecidedAppointment | null,
  facts: DecisionFacts,
): Result<AppointmentState, Refusal> {
  const rows = TRANSITIONS.filter((row) => row.action === action);
  const mine = rows.filter((row) => row.by.includes(actor));
  if (mine.length === 0) return fail("not-for-actor");
  if (appointment === null) {
    const row = mine.find((each) => each.from === "nothing");
    return row ? ok(target(row.to, null, facts)) : fail("does-not-exist");
  }
  if (mine.some((row) => row.from === "nothing")) return fail("already-exists");
  if (appointment.disabled && action !== "undo") return fail("disabled");
  const row = mine.find((each) => each.from !== "nothing" && each.from.includes(appointment.state));
  if (!row) return fail(actsElse(rows, appointment.state) ? "not-for-actor" : "wrong-state");
  const refusal = row.when ? CONDITIONS[row.when](appointment, actor, facts) : null;
  return refusal ? fail(refusal) : ok(target(row.to, appointment, facts));
}

/** Someone else could take the action from this state, so the state is not what is in the way. */
function actsElse(rows: readonly (typeof TRANSITIONS)[number][], state: AppointmentState): boolean {
  return rows.some((row) => row.from !== "nothing" && row.from.includes(state));
}

function target(to: Target, appointment: DecidedAppointment | null, facts: DecisionFacts): AppointmentState {
  switch (to) {
    case "as-booked":
      return bookedState(facts);
    case "as-proved":
      return appointment?.confirmsItself ? APPOINTMENT_STATE.CONFIRMED : APPOINTMENT_STATE.NEW;
    case "as-set":
      if (facts.walkIn) return APPOINTMENT_STATE.CONFIRMED_WALKIN;
      return facts.patientAgreed ? APPOINTMENT_STATE.CONFIRMED : APPOINTMENT_STATE.NEW_FROM_ORGANIZATION;
    case "as-moved":
      return facts.patientAgreed ? APPOINTMENT_STATE.CONFIRMED : APPOINTMENT_STATE.RESCHEDULED;
    case "as-asked":
      return appointment && facts.heldOut ? acceptedState(appointment) : APPOINTMENT_STATE.NEW;
    case "as-paid":
      if (appointment && facts.paysPart) return appointment.state;
      return appointment ? paidState(appointment) : unreachable(to);
    case "state-before":
      return appointment?.lastChange?.from ?? unreachable(to);
    case "unchanged":
      return appointment?.state ?? unreachable(to);
    default:
      return to;
  }
}

/** A booking that must be paid first stays a request until a payment is verified, even where it confirms by itself. */
function bookedState(facts: DecisionFacts): AppointmentState {
  if (facts.awaitsProof) return APPOINTMENT_STATE.NEW;
  const confirmed = facts.payToBook ? facts.paid : facts.confirmsItself;
  return confirmed ? APPOINTMENT_STATE.CONFIRMED : APPOINTMENT_STATE.NEW;
}

/**
 * A time that the clinic holds out needs no second yes: what was confirmed stays so, and what confirms by itself is, as
 * far as nothing has to be paid first. What the clinic has not agreed to yet stays a request.
 */
function acceptedState({ state, confirmsItself, payToBook, paid }: DecidedAppointment): AppointmentState {
  const confirmed = state === APPOINTMENT_STATE.CONFIRMED || (payToBook ? paid : confirmsItself);
  return confirmed ? APPOINTMENT_STATE.CONFIRMED : APPOINTMENT_STATE.NEW;
}

/** A request that is paid to book stands once it is paid; anything else stays as it is. */
const paidState = ({ state, payToBook }: DecidedAppointment): AppointmentState =>
  payToBook && state === APPOINTMENT_STATE.NEW ? APPOINTMENT_STATE.CONFIRMED : state;

function unreachable(to: Target): never {
  throw new Error(`transition target ${to} needs an appointment`);
}

export type Permission =
  { readonly allowed: true; readonly to: AppointmentState } | { readonly allowed: false; readonly reason: Refusal };

/** Every action with its new state or the reason why not: what buttons are made from. */
export function allowedActions(
  actor: Actor,
  appointment: DecidedAppointment | null,
  facts: DecisionFacts,
): Readonly<Record<AppointmentAction, Permission>> {
  const ask = (action: AppointmentAction): Permission => {
    const decision = decide(action, actor, appointment, facts);
    return decision.ok ? { allowed: true, to: decision.value } : { allowed: false, reason: decision.error };
  };
  return {
    book: ask("book"),
    set: ask("set"),
    block: ask("block"),
    confirm: ask("confirm"),
    reject: ask("reject"),
    cancel: ask("cancel"),
    reschedule: ask("reschedule"),
    arrive: ask("arrive"),
    "call-in": ask("call-in"),
    leave: ask("leave"),
    "undo-arrival": ask("undo-arrival"),
    "enter-call": ask("enter-call"),
    start: ask("start"),
    conclude: ask("conclude"),
    complete: ask("complete"),
    "no-show": ask("no-show"),
    expire: ask("expire"),
    disable: ask("disable"),
    undo: ask("undo"),
    update: ask("update"),
    "assign-provider": ask("assign-provider"),
    charge: ask("charge"),
    pay: ask("pay"),
    "pay-with-credit": ask("pay-with-credit"),
    "mark-paid": ask("mark-paid"),
    discount: ask("discount"),
  };
}
