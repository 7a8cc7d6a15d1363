import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { provenAccountOf } from "../../data/merging/proven-account.server";
import { readRecord } from "../../data/patients/patient-record-read.server";
import { sameName } from "../../domain/patients/search-tokens";
import { personOfRequest } from "../../support/merging/person-of-request.server";
import { mergePlan, mergeRefused } from "../../support/merging/merge-writes.server";

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();

/**
 * The account to which the holder of a mailed link can add the request that the link is of: the one of the same name
 * whose proven address is the address that the request was booked with, which is where the link was mailed. A family
 * shares an address, so one of another name is for staff to decide. Null for a person of whom anything was written but
 * requests.
 */
async function claimable(context: RequestContext) {
  const { db } = context;
  const from = await personOfRequest(context);
  if (!from) return null;
  const intoId = await provenAccountOf(db, from.email);
  const into = intoId === undefined ? undefined : (await readRecord(db, intoId, null))?.record;
  return into?.enabled === true && sameName(nameOf(from), nameOf(into)) ? { from, into } : null;
}

/** Whether the holder of a mailed link can add its request to their account. */
export async function mayClaimRequest(context: RequestContext): Promise<boolean> {
  await authorize(context, "appointment.read");
  return (await claimable(context)) !== null;
}

/**
 * The holder of the link that was mailed to the address of a request says that they are the patient who has an account
 * with it: the request goes over to that record. Nothing of the record is shown to them for it. The holder of a link that
 * was texted has a phone, and not the mailbox.
 * @throws NotFoundError where there is no such account, or the link was texted; ConflictError, InvalidError
 */
export async function claimRequest(context: RequestContext, { byMail }: { byMail: boolean }): Promise<void> {
  await authorize(context, "appointment.read");
  const found = byMail ? await claimable(context) : null;
  if (!found) throw new NotFoundError();
  const { from, into } = found;
  await commit({ ...context, auditActor: { kind: "link", id: from.id } }, mergePlan(context, from, into)).catch(
    mergeRefused,
  );
}
