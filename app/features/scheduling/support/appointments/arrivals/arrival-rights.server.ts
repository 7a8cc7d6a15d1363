import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { ArrivalAct } from "../../../domain/appointments/arrivals/arrival-stage";

const AUTHORITIES = {
  arrive: "appointment.arrive",
  "call-in": "appointment.arrive",
  leave: "appointment.arrive",
  "undo-arrival": "appointment.arrive",
  start: "appointment.start",
  conclude: "appointment.conclude",
  complete: "appointment.complete",
} as const satisfies Record<ArrivalAct, string>;

/** What this member of staff may say of patients who arrive, as far as the appointments are theirs to see. */
export const arrivalRights = (context: RequestContext): ArrivalAct[] =>
  context.actor.kind === "employee"
    ? (Object.keys(AUTHORITIES) as ArrivalAct[]).filter((act) => verdictOf(context, AUTHORITIES[act]) === "allowed")
    : [];

/** Whether this member of staff may give appointments another time, as far as these are theirs to see. */
export const mayMove = (context: RequestContext): boolean =>
  context.actor.kind === "employee" && verdictOf(context, "appointment.reschedule") === "allowed";
