import type { z } from "zod";
import { filtersSet } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import {
  readPageOfProvider,
  readRows,
  readSortedPage,
  type ListPage,
  type ListSort,
} from "../../data/patients/patient-list-read.server";
import { findPatients, MOST_CANDIDATES } from "../../data/patients/patient-search.server";
import { categoryColour, type PatientRow } from "../../domain/patients/patient-views";
import type { listPatientsSchema } from "../../schemas/patients/list-patients";
import { patientsOf } from "./patients-of.server";
import { soughtIn } from "./sought.server";

const MOST_FOUND = 50;
const ENABLED = { ALL: null, ENABLED: true, DISABLED: false } as const;

type Asked = z.infer<typeof listPatientsSchema>;
type StoredRow = Awaited<ReturnType<typeof readSortedPage>>["rows"][number];

export interface PatientsPage {
  rows: PatientRow[];
  /** Where the neighbouring pages are asked from; null where there is none. */
  before: string | null;
  after: string | null;
  /** A search found more than it shows. */
  more: boolean;
}

const viewOf = ({ categoryId, categoryName, categoryColour: colour, ...row }: StoredRow): PatientRow => ({
  ...row,
  category:
    categoryId === null || categoryName === null ? null : { name: categoryName, colour: categoryColour(colour ?? "") },
});

/** The pages of a search are one: what was typed is to be said more narrowly where it finds more. */
async function searched(
  context: RequestContext,
  search: string,
  filter: Parameters<typeof findPatients>[3],
): Promise<PatientsPage> {
  const found = await findPatients(context.db, soughtIn(search, context), patientsOf(context), filter);
  const ids = found.slice(0, MOST_FOUND).map(({ id }) => id);
  const rows = await readRows(context.db, ids);
  return {
    rows: ids.flatMap((id) => rows.get(id) ?? []).map(viewOf),
    before: null,
    after: null,
    more: found.length > MOST_FOUND || found.length === MOST_CANDIDATES,
  };
}

/**
 * How the list is sorted; null where it has one order only: a search, a provider's own patients. Those of a category
 * are by name, as their index is.
 */
export function sortOf(context: RequestContext, { search, categoryId, sort, order }: Asked): ListSort | null {
  if (search !== "" || patientsOf(context) !== null) return null;
  return { by: categoryId === null ? sort : "name", order };
}

/** One page of the patients whom this employee may see, as they are asked for. The caller has authorized it. */
export async function patientsPage(context: RequestContext, asked: Asked, page: ListPage): Promise<PatientsPage> {
  const filter = { enabled: ENABLED[asked.status], categoryId: asked.categoryId };
  if (asked.search !== "") return searched(context, asked.search, filter);
  const of = patientsOf(context);
  const wanted = page.before === undefined ? page : { size: page.size, before: page.before };
  if (of) {
    const { rows, before, after } = await readPageOfProvider(context.db, of.employeeId, filter, wanted);
    return { rows: rows.map(viewOf), before: before ?? null, after: after ?? null, more: false };
  }
  const sort = sortOf(context, asked) ?? { by: "name", order: "ascending" };
  const { rows, hasBefore, hasAfter } = await readSortedPage(context.db, filter, sort, wanted);
  return {
    rows: rows.map(viewOf),
    before: hasBefore ? (rows[0]?.id ?? null) : null,
    after: hasAfter ? (rows.at(-1)?.id ?? null) : null,
    more: false,
  };
}

/** What the list is narrowed by, for the audit. */
export const narrowedBy = ({ search, categoryId, status }: Asked): string[] =>
  filtersSet({ search, categoryId, status: ENABLED[status] });
