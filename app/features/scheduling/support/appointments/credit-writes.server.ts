import type { AuditEntry } from "~/db/commit.server";
import {
  creditExtendedTo,
  fateOf,
  holdCreditAgainStatements,
  releaseCreditStatements,
  spendCreditStatement,
  type AppointmentOutcome,
  type CreditService,
} from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { AppointmentRow } from "../../data/appointments/appointment-change-read.server";
import { APPOINTMENT_STATE as S, type AppointmentState } from "../../domain/appointments/appointment-states";
import { actingAs } from "../../domain/booking/acting-as";

/** The kind of service of an appointment, as credits name it. */
export const creditServiceOf = (type: AppointmentRow["type"]): CreditService =>
  type === "video" ? "VIDEO_CONSULTATION" : "PHYSICAL_CONSULTATION";

const OUTCOMES: Partial<Record<AppointmentState, AppointmentOutcome>> = {
  [S.CONCLUDED]: "tookPlace",
  [S.COMPLETED]: "tookPlace",
  [S.NO_SHOW]: "missed",
  [S.CANCELED]: "canceled",
  [S.REJECTED]: "calledOff",
  [S.EXPIRED]: "calledOff",
};
const outcomeOf = (state: AppointmentState): AppointmentOutcome => OUTCOMES[state] ?? "ahead";

type Before = Pick<
  AppointmentRow,
  "id" | "patientId" | "stateId" | "startsAt" | "type" | "serviceOfferingId" | "paidByCreditAt"
>;
type After = Pick<AppointmentRow, "stateId" | "paidByCreditAt">;

/** `holdAndSpend` pays for what took place already, and `takeBack` undoes that. */
type CreditChange = "spend" | "release" | "hold" | "holdAndSpend" | "takeBack";

/** What a credit does that begins to pay, or by an undo pays no longer; null where neither is so. */
function paysOrNot(before: Before, after: After): CreditChange | null {
  const was = outcomeOf(before.stateId);
  const is = outcomeOf(after.stateId);
  const paid = before.paidByCreditAt !== null;
  if (paid === (after.paidByCreditAt !== null)) return null;
  if (!paid) return is === "tookPlace" ? "holdAndSpend" : "hold";
  if (was === "tookPlace" && is === "tookPlace") return "takeBack";
  return was === "ahead" && is === "ahead" ? "release" : null;
}

/** What a change does to the credit of an appointment; null where it leaves it alone. */
function creditChange(context: RequestContext, before: Before, after: After): CreditChange | null {
  if (before.paidByCreditAt === null && after.paidByCreditAt === null) return null;
  const pays = paysOrNot(before, after);
  if (pays !== null) return pays;
  const was = outcomeOf(before.stateId);
  const is = outcomeOf(after.stateId);
  if (was !== "ahead") return is === "ahead" && after.paidByCreditAt !== null ? "hold" : null;
  if (is === "ahead") return null;
  const canceled = {
    byPatient: actingAs(context.actor.kind) === "patient",
    aheadMs: before.startsAt - context.now,
  };
  return fateOf(is, canceled, context.profile.settings.credits.returnHours) === "used" ? "spend" : "release";
}

/**
 * What a change to a state leaves in the row of an appointment that a credit pays for: one that is given back pays no
 * more.
 */
export const leavesCredit = (
  context: RequestContext,
  before: Before,
  stateId: AppointmentState,
): { paidByCreditAt?: null } =>
  creditChange(context, before, { stateId, paidByCreditAt: before.paidByCreditAt }) === "release"
    ? { paidByCreditAt: null }
    : {};

/** Keeps, spends or gives back the credit of an appointment, by the row before and after. */
export function creditWrites(
  context: RequestContext,
  before: Before,
  after: After & Pick<AppointmentRow, "startsAt">,
): D1PreparedStatement[] {
  const { id: appointmentId, patientId, type, serviceOfferingId } = before;
  const wanted = { appointmentId, patientId: patientId ?? "", startsAt: after.startsAt, serviceOfferingId };
  const hold = () => holdCreditAgainStatements(context, { ...wanted, service: creditServiceOf(type) });
  // Only who cancels as a patient may lose what comes back too late: an undo of theirs changes nothing.
  const byPatient = outcomeOf(after.stateId) === "canceled" && actingAs(context.actor.kind) === "patient";
  const release = () => releaseCreditStatements(context, appointmentId, creditExtendedTo(context, { byPatient }));
  switch (creditChange(context, before, after)) {
    case "spend":
      return [spendCreditStatement(context, appointmentId)];
    case "release":
      return release();
    case "hold":
      return hold();
    case "holdAndSpend":
      return [...hold(), spendCreditStatement(context, appointmentId)];
    case "takeBack":
      return [...hold(), ...release()];
    case null:
      return [];
  }
}

/** What the audit says of the credit beside the change itself. */
export function creditAudit(
  context: RequestContext,
  before: Before,
  after: Pick<After, "stateId"> & { paidByCreditAt?: number | null },
): AuditEntry[] {
  const paidByCreditAt = after.paidByCreditAt === undefined ? before.paidByCreditAt : after.paidByCreditAt;
  const done = creditChange(context, before, { stateId: after.stateId, paidByCreditAt });
  if (done === null) return [];
  const subject = { subjectKind: "appointment", subjectId: before.id, patientId: before.patientId } as const;
  return [{ action: `credit.${done}`, ...subject, fields: ["credit"] }];
}
