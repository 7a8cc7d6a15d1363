import { commit, refusedAs } from "~/db/commit.server";
import { payChoices } from "~/features/billing/public.server";
import { readRecord } from "~/features/patients/public.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import { authorize } from "~/platform/access/authorize.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { parse } from "~/platform/http/parse.server";
import {
  askAgainForMailStatements,
  withdrawMailStatements,
} from "../../data/appointments/appointment-change-write.server";
import { paymentLinkSchema } from "../../schemas/payments/take-payment";
import { payableNow } from "../../support/payments/payable-now.server";
import { asAskedFor } from "../../support/payments/to-pay-of.server";
import { loadForChange, subjectOf } from "../appointments/change-appointment.server";

const refused = (message: string) => new InvalidError([{ field: "", message }]);
const PAYMENT_DUE = "appointment.paymentDue";
const isOf = ({ template }: { template: string }) => template === PAYMENT_DUE;

const audited = (action: string, { id: subjectId, patientId }: { id: string; patientId: string | null }) =>
  ({ action, subjectKind: "appointment", subjectId, patientId, fields: ["paymentLink"] }) as const;

/** Sends the link that was taken back within the minute; where it was not, another press is sending it already. */
async function sendAgain(
  context: RequestContext,
  appointment: Parameters<typeof audited>[1],
  { rowId, availableAt }: { rowId: string; availableAt: number },
): Promise<void> {
  const [guarded, ...writes] = askAgainForMailStatements(context.db, rowId, availableAt);
  if (!guarded) return;
  await commit(context, {
    guarded,
    writes,
    audit: [audited("payment.sendLink", appointment)],
    result: null,
  }).catch(refusedAs({ conflict: () => undefined }));
}

/**
 * Mails the patient of an appointment that is not paid the page to pay it on, after the time in which that can be undone.
 * While one waits to go out, there is no second one.
 * @throws InvalidError where it cannot be paid online now, or nobody can be mailed
 */
export async function sendPaymentLink(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "appointment.markPaid");
  const { appointmentId } = parse(paymentLinkSchema, raw);
  const loaded = await asAskedFor(context, await loadForChange(context, appointmentId, "appointment.markPaid"));
  const { appointment, heldMails, undoWindowSeconds } = loaded;
  const { id, patientId, version } = appointment;
  const state = payableNow(context, loaded);
  if (state !== "payable" || patientId === null)
    throw refused(`billing:appointment.${state === "payable" ? "off" : state}`);
  const currencyCode = loaded.price?.currencyCode ?? context.profile.currencyCode;
  const [found, choices] = await Promise.all([
    readRecord(context.db, patientId, null),
    payChoices(context, currencyCode),
  ]);
  if (choices.length === 0) throw refused("billing:appointment.off");
  if (!found?.record.email) throw refused("payments:error.noEmail");
  if (heldMails.some(isOf)) return { id };
  const availableAt = context.now + undoWindowSeconds * 1_000;
  const mail = { template: PAYMENT_DUE, to: { kind: "PATIENT", id: patientId }, appointmentId: id } as const;
  // Of two who send it at once, one does.
  const rowId = `payment:${id}:${version}:${Math.floor(context.now / MINUTE_MS)}`;
  await commit(context, {
    audit: [audited("payment.sendLink", appointment)],
    outbox: [outboxEntry(context, "mail", mail, { availableAt, id: rowId })],
    result: null,
  }).catch(refusedAs({ unique: () => sendAgain(context, appointment, { rowId, availableAt }) }));
  return { id };
}

/** Takes back the payment link that has not gone out. @throws ConflictError where there is none any more */
export async function withdrawPaymentLink(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "appointment.markPaid");
  const { appointmentId } = parse(paymentLinkSchema, raw);
  const { appointment, heldMails } = await loadForChange(context, appointmentId, "appointment.markPaid");
  await authorize(context, "appointment.markPaid", subjectOf(appointment));
  const held = heldMails.filter(isOf);
  if (held.length === 0) throw new ConflictError("notPossible");
  await commit(context, {
    writes: held.flatMap((mail) => withdrawMailStatements(context.db, mail.id)),
    audit: [audited("payment.withdrawLink", appointment)],
    result: null,
  }).catch(refusedAs({ conflict: () => new ConflictError("notPossible") }));
}
