import { and, asc, desc, eq, gt, inArray, lt, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { recordRows } from "~/db/record-rows.server";
import { patient, patientCategory, patientCount, patientProvider } from "~/db/schema/patients.server";
import type { SortOrder } from "~/kernel/lists/list-choice";

const listed = {
  id: patient.id,
  number: patient.number,
  firstName: patient.firstName,
  lastName: patient.lastName,
  birthDate: patient.birthDate,
  email: patient.email,
  phoneCallingCode: patient.phoneCallingCode,
  phone: patient.phone,
  enabled: patient.enabled,
  createdAt: patient.createdAt,
  categoryId: patient.categoryId,
  categoryName: patientCategory.name,
  categoryColour: patientCategory.colour,
};

/** What a list is narrowed by; null is no choice. */
export interface ListFilter {
  enabled: boolean | null;
  categoryId: string | null;
}

/** The page after a patient in the list's order, or before one. */
export interface ListPage {
  size: number;
  after?: string;
  before?: string;
}

const rowsOf = (db: TenantDb) =>
  db.orm
    .select(pick(listed))
    .from(patient)
    .leftJoin(
      patientCategory,
      and(eq(patientCategory.organizationId, patient.organizationId), eq(patientCategory.id, patient.categoryId)),
    )
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** What each order is by; an index holds the enabled and the disabled apart in each. */
const KEYS = {
  name: ["lastName", "firstName", "id"],
  number: ["number"],
  born: ["birthDate", "id"],
} as const;

/** How the list is sorted; a category's index has names alone. */
export interface ListSort {
  by: keyof typeof KEYS;
  order: SortOrder;
}

type KeyColumn = (typeof KEYS)[keyof typeof KEYS][number];
type KeyPart = string | number;

const keyOf = (row: Readonly<Record<KeyColumn, KeyPart>>, by: ListSort["by"]): KeyPart[] =>
  KEYS[by].map((name) => row[name]);

/** As SQLite orders text: by its bytes in UTF-8, which is by code points. */
function byCodePoints(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const difference = (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

const compareParts = (left: KeyPart, right: KeyPart): number =>
  typeof left === "number" ? left - Number(right) : byCodePoints(left, String(right));

const byKey =
  (by: ListSort["by"]) =>
  (a: Row, b: Row): number => {
    const right = keyOf(b, by);
    return keyOf(a, by).reduce<number>((order, part, index) => order || compareParts(part, right[index] ?? ""), 0);
  };

const listOf = (parts: readonly (SQL | SQLiteColumn | KeyPart)[]) =>
  sql`(${sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  )})`;

/** Whether the index is walked towards its beginning. */
const descends = ({ order }: ListSort, page: ListPage) => (order === "descending") !== (page.before !== undefined);

/** One walk over an index, which holds the enabled and the disabled apart, and each category. */
function walk(
  db: TenantDb,
  { categoryId }: ListFilter,
  enabled: boolean,
  { page, sort, from }: { page: ListPage; sort: ListSort; from: KeyPart[] | undefined },
) {
  const backwards = descends(sort, page);
  const order = backwards ? desc : asc;
  const columns = KEYS[sort.by].map((name) => patient[name]);
  const key = listOf(columns);
  const start = from && listOf(from);
  return rowsOf(db)
    .where(
      and(
        db.own(patient),
        eq(patient.enabled, enabled),
        categoryId === null ? undefined : eq(patient.categoryId, categoryId),
        start && (backwards ? sql`${key} < ${start}` : sql`${key} > ${start}`),
      ),
    )
    .orderBy(...columns.map((column) => order(column)))
    .limit(page.size + 1);
}

async function startOf(db: TenantDb, id: string | undefined, by: ListSort["by"]): Promise<KeyPart[] | undefined> {
  if (id === undefined) return undefined;
  const { lastName, firstName, number, birthDate } = patient;
  const [found] = await db.orm
    .select(pick({ id: patient.id, lastName, firstName, number, birthDate }))
    .from(patient)
    .where(and(db.own(patient), eq(patient.id, id)));
  return found && keyOf(found, by);
}

/** A page of everyone in an order. What it reads does not grow with the number of patients. */
export async function readSortedPage(db: TenantDb, filter: ListFilter, sort: ListSort, page: ListPage) {
  const from = await startOf(db, page.before ?? page.after, sort.by);
  const walks = (filter.enabled === null ? [true, false] : [filter.enabled]).map((enabled) =>
    walk(db, filter, enabled, { page, sort, from }),
  );
  const [first, ...rest] = walks;
  const compare = byKey(sort.by);
  const found = first ? (await db.batch([first, ...rest])).flat() : [];
  found.sort(descends(sort, page) ? (a, b) => compare(b, a) : compare);
  const backwards = page.before !== undefined && from !== undefined;
  const more = found.length > page.size;
  const rows = found.slice(0, page.size);
  if (backwards) rows.reverse();
  return {
    rows,
    hasBefore: backwards ? more : page.after !== undefined && from !== undefined,
    hasAfter: backwards || more,
  };
}

/** So many of a provider's patients are looked at for a page, whatever it is narrowed by. */
const WINDOW = 60;

/** A page of those whom one provider looks after, the newest patients first. */
export async function readPageOfProvider(db: TenantDb, employeeId: string, filter: ListFilter, page: ListPage) {
  const { patientId } = patientProvider;
  const backwards = page.before !== undefined;
  const looked = await db.orm
    .select(pick({ id: patientId }))
    .from(patientProvider)
    .where(
      and(
        db.own(patientProvider),
        eq(patientProvider.employeeId, employeeId),
        page.after === undefined ? undefined : lt(patientId, page.after),
        page.before === undefined ? undefined : gt(patientId, page.before),
      ),
    )
    .orderBy(backwards ? asc(patientId) : desc(patientId))
    .limit(WINDOW);
  const ids = looked.map(({ id }) => id);
  const read = await readRows(db, ids);
  const fits = ids
    .flatMap((id) => read.get(id) ?? [])
    .filter((row) => filter.enabled === null || row.enabled === filter.enabled)
    .filter((row) => filter.categoryId === null || row.categoryId === filter.categoryId);
  const rows = fits.slice(0, page.size);
  const more = fits.length > rows.length || ids.length === WINDOW;
  const last = fits.length > rows.length ? rows.at(-1)?.id : ids.at(-1);
  if (backwards) rows.reverse();
  return {
    rows,
    before: (backwards ? more : page.after !== undefined)
      ? backwards
        ? last
        : (rows[0]?.id ?? page.after)
      : undefined,
    after: backwards ? rows.at(-1)?.id : more ? last : undefined,
  };
}

/** Some patients by id, at most 90. */
export async function readRows(db: TenantDb, ids: readonly string[]): Promise<Map<string, Row>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf(db).where(and(db.own(patient), inArray(patient.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many patients there are, from the maintained buckets. */
export const countsStatement = (db: TenantDb) =>
  db.orm
    .select(pick({ categoryId: patientCount.categoryId, enabled: patientCount.enabled, count: patientCount.count }))
    .from(patientCount)
    .where(db.own(patientCount));

const MOST_CATEGORIES = 200;
const { name, colour } = patientCategory;

export const categoryRows = recordRows(patientCategory, { name, colour });

/** What the list can be narrowed by: all categories by name, the disabled last. */
export const categoriesStatement = (db: TenantDb) =>
  categoryRows
    .reading(db)
    .orderBy(sql`${patientCategory.enabled} DESC`, asc(sql`lower(${name})`))
    .limit(MOST_CATEGORIES);
