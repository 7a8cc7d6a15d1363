import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { readPatientAccount } from "../../data/ledger/patient-account.server";
import type { PatientAccount } from "../../domain/ledger/patient-account";
import { accountMark, accountMarkSchema } from "../../schemas/ledger/account-mark";

const ENTRIES_A_PAGE = 20;

/**
 * A patient's account by the books, for whoever takes money for the whole practice: what they owe in each currency, and
 * a page of what made it so. Reading it is audited.
 * @param raw behind which entry, as `next` of the page before said it
 * @throws NotFoundError for a provider, who takes money for their own appointments alone; ForbiddenError
 */
export async function patientAccount(
  context: RequestContext,
  patientId: string,
  raw: unknown,
): Promise<PatientAccount> {
  await authorize(context, "appointment.markPaid", { kind: "patient", id: patientId, patientId });
  const after = parse(accountMarkSchema, raw ?? null);
  const wanted = { before: after ?? { at: Number.MAX_SAFE_INTEGER, id: "" }, most: ENTRIES_A_PAGE + 1 };
  const [{ owed, entries }] = await Promise.all([
    readPatientAccount(context.db, patientId, wanted),
    auditRead(context, {
      action: "payment.list",
      subjectKind: "patient",
      subjectId: patientId,
      patientId,
      fields: ["account"],
    }),
  ]);
  const page = entries.slice(0, ENTRIES_A_PAGE);
  const last = entries.length > ENTRIES_A_PAGE ? page.at(-1) : undefined;
  return { owed, entries: page, next: last ? accountMark(last) : null, isFirst: after === null };
}
