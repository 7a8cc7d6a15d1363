import { auditRead, filtersSet } from "~/platform/audit/audit-read.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import {
  categoriesStatement,
  countsStatement,
  readPageByName,
  readPageOfProvider,
  readRows,
} from "../../data/patients/patient-list-read.server";
import { findPatients, MOST_CANDIDATES } from "../../data/patients/patient-search.server";
import { categoryColour, type PatientRow } from "../../domain/patients/patient-views";
import { listPatientsSchema } from "../../schemas/patients/list-patients";
import { patientsOf } from "../../support/patients/patients-of.server";
import { soughtIn } from "../../support/patients/sought.server";

const PAGE_SIZE = 20;
const MOST_FOUND = 50;
const ENABLED = { ALL: null, ENABLED: true, DISABLED: false } as const;

type StoredRow = Awaited<ReturnType<typeof readPageByName>>["rows"][number];
interface Page {
  rows: StoredRow[];
  before?: string;
  after?: string;
  /** A search found more than it shows. */
  more?: boolean;
}

const viewOf = ({ categoryId, categoryName, categoryColour: colour, ...row }: StoredRow): PatientRow => ({
  ...row,
  category:
    categoryId === null || categoryName === null ? null : { name: categoryName, colour: categoryColour(colour ?? "") },
});

/** The pages of a search are one: what was typed is to be said more narrowly where it finds more. */
async function searched(context: RequestContext, search: string, filter: Parameters<typeof findPatients>[3]) {
  const found = await findPatients(context.db, soughtIn(search, context.locale), patientsOf(context), filter);
  const ids = found.slice(0, MOST_FOUND).map(({ id }) => id);
  const rows = await readRows(context.db, ids);
  return {
    rows: ids.flatMap((id) => rows.get(id) ?? []),
    more: found.length > MOST_FOUND || found.length === MOST_CANDIDATES,
  };
}

const narrowedBy = ({ search, categoryId, status }: ReturnType<typeof listPatientsSchema.parse>) =>
  filtersSet({ search, categoryId, status: ENABLED[status] });

async function pageOf(context: RequestContext, input: ReturnType<typeof listPatientsSchema.parse>): Promise<Page> {
  const filter = { enabled: ENABLED[input.status], categoryId: input.categoryId };
  if (input.search !== "") return searched(context, input.search, filter);
  const of = patientsOf(context);
  const page = { size: PAGE_SIZE, after: input.before === undefined ? input.after : undefined, before: input.before };
  if (of) return readPageOfProvider(context.db, of.employeeId, filter, page);
  const { rows, hasBefore, hasAfter } = await readPageByName(context.db, filter, page);
  return { rows, before: hasBefore ? rows[0]?.id : undefined, after: hasAfter ? rows.at(-1)?.id : undefined };
}

/**
 * One page of the patients whom this employee may see, by name (a provider's own: the newest first), or those whom a
 * search finds. What it reads does not grow with the number of patients.
 */
export async function listPatients(context: RequestContext, raw: unknown) {
  await authorize(context, "patient.list");
  const input = parse(listPatientsSchema, raw);
  const [page, [categories, counts]] = await Promise.all([
    pageOf(context, input),
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
    patients: page.rows.map(viewOf),
    more: page.more ?? false,
    before: page.before ?? null,
    after: page.after ?? null,
    /** How many there are, where this person sees everyone. */
    totals: everyone ? { enabled: total(true), disabled: total(false) } : null,
    categories: categories.map(({ id, name }) => ({ id, name })),
    mayAdd: verdictOf(context, "patient.create") === "allowed",
    mayImport: verdictOf(context, "patientImport.manage") === "allowed",
    /** Opening the health record of somebody who is not on the list. */
    mayOpenRecord: verdictOf(context, "healthRecord.open") === "allowed",
  };
}
