import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { categoriesStatement, countsStatement } from "../../data/patients/patient-list-read.server";
import { listPatientsSchema } from "../../schemas/patients/list-patients";
import { narrowedBy, patientsPage, sortOf } from "../../support/patients/patients-page.server";
import { patientsOf } from "../../support/patients/patients-of.server";

const PAGE_SIZE = 20;

/**
 * One page of the patients whom this employee may see, by name (a provider's own: the newest first), or those whom a
 * search finds. What it reads does not grow with the number of patients.
 */
export async function listPatients(context: RequestContext, raw: unknown) {
  await authorize(context, "patient.list");
  const input = parse(listPatientsSchema, raw);
  const [page, [categories, counts]] = await Promise.all([
    patientsPage(context, input, { size: PAGE_SIZE, after: input.after, before: input.before }),
    context.db.batch([categoriesStatement(context.db), countsStatement(context.db)]),
    auditRead(context, { action: "patient.list", subjectKind: "patient", fields: narrowedBy(input) }),
  ]);
  const everyone = patientsOf(context) === null;
  const total = (enabled: boolean) =>
    counts
      .filter((bucket) => bucket.enabled === enabled)
      .filter(({ categoryId }) => input.categoryId === null || categoryId === input.categoryId)
      .reduce((sum, { count }) => sum + count, 0);
  return {
    filter: { search: input.search, status: input.status, categoryId: input.categoryId },
    patients: page.rows,
    /** How it is sorted; null where it cannot be sorted otherwise. */
    sort: sortOf(context, input),
    more: page.more,
    before: page.before,
    after: page.after,
    /** How many there are, where this person sees everyone. */
    totals: everyone ? { enabled: total(true), disabled: total(false) } : null,
    categories: categories.map(({ id, name }) => ({ id, name })),
    mayAdd: verdictOf(context, "patient.create") === "allowed",
    mayImport: verdictOf(context, "patientImport.manage") === "allowed",
    /** Opening the health record of somebody who is not on the list. */
    mayOpenRecord: verdictOf(context, "healthRecord.open") === "allowed",
  };
}
