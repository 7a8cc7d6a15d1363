import type { PayableState } from "./online-payment";

/** Why a patient cannot be mailed a link to pay an appointment by. */
export type LinkProblem = "notAppointment" | "notOnline" | "noGateway" | "noEmail";

/**
 * What is in the way of a link to pay by; null where nothing is.
 * @param state whether the appointment can be paid online now; null of what is no appointment
 */
export function linkProblem(asked: {
  state: PayableState | null;
  /** A gateway that is on takes the currency. */
  hasGateway: boolean;
  hasEmail: boolean;
}): LinkProblem | null {
  if (asked.state === null) return "notAppointment";
  if (asked.state !== "payable") return "notOnline";
  if (!asked.hasGateway) return "noGateway";
  return asked.hasEmail ? null : "noEmail";
}
