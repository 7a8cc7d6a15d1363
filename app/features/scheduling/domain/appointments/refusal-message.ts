import type { Refusal } from "./appointment-conditions";
import { stateName, type AppointmentState, type AppointmentStateName } from "./appointment-states";
import type { Actor, AppointmentAction } from "./appointment-transitions";

const PLAIN = {
  "already-exists": "scheduling:disabled.notAllowed",
  "does-not-exist": "scheduling:disabled.notAllowed",
  disabled: "scheduling:disabled.ended",
  over: "scheduling:disabled.ended",
  "patient-not-agreed": "scheduling:disabled.waitingForPatient",
  "payment-not-verified": "scheduling:disabled.notPaid",
  "start-not-passed": "scheduling:disabled.notStarted",
  "not-near": "scheduling:disabled.notNear",
  "not-due": "scheduling:disabled.notStarted",
  "undo-window-over": "scheduling:disabled.undoOver",
  "nothing-to-undo": "scheduling:disabled.undoOver",
  "not-your-change": "scheduling:disabled.changedMeanwhile",
  "time-taken": "booking:rules.alreadyTaken",
} as const;

/** Why something cannot be done, as the key of a message; with `status`, the message names the state. */
export type RefusalMessage =
  | {
      readonly key:
        | (typeof PLAIN)[keyof typeof PLAIN]
        | "scheduling:disabled.waitingForPatient"
        | "scheduling:disabled.waitingForClinic";
    }
  | StateMessage;

/** States that say by themselves why something cannot be done, and of those that go on, for which action alone. */
const ALREADY = {
  CONFIRMED: "confirm",
  CANCELED: null,
  REJECTED: null,
  IN_PROGRESS: "start",
  COMPLETED: null,
  EXPIRED: null,
  CONCLUDED: null,
  NO_SHOW: null,
} as const satisfies Partial<Record<AppointmentStateName, AppointmentAction | null>>;

type StateMessage =
  | { readonly key: `scheduling:disabled.already.${keyof typeof ALREADY}` }
  | { readonly key: "scheduling:disabled.wrongState"; readonly status: AppointmentStateName };

const saysItself = (name: AppointmentStateName): name is keyof typeof ALREADY => Object.hasOwn(ALREADY, name);

/** Why the state rules an action out. */
export function stateMessage(action: AppointmentAction, state: AppointmentState): StateMessage {
  const status = stateName(state);
  if (saysItself(status) && (ALREADY[status] === null || ALREADY[status] === action))
    return { key: `scheduling:disabled.already.${status}` };
  return { key: "scheduling:disabled.wrongState", status };
}

/** The message of a refusal. A confirmation that the other side must give says whom everyone waits for. */
export function refusalMessage(
  refusal: Refusal,
  action: AppointmentAction,
  actor: Actor,
  state: AppointmentState,
): RefusalMessage {
  if (refusal === "wrong-state") return stateMessage(action, state);
  if (refusal !== "not-for-actor") return { key: PLAIN[refusal] };
  if (action !== "confirm") return { key: "scheduling:disabled.notAllowed" };
  return {
    key: actor === "patient" ? "scheduling:disabled.waitingForClinic" : "scheduling:disabled.waitingForPatient",
  };
}
