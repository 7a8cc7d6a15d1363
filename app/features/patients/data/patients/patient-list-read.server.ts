import { and, asc, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { recordRows } from "~/db/record-rows.server";
import { patient, patientCategory, patientCount, patientProvider } from "~/db/schema/patients.server";

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

const keyOf = ({ lastName, firstName, id }: { lastName: string; firstName: string; id: string }) => [
  lastName,
  firstName,
  id,
];
/** As SQLite orders text: by its bytes in UTF-8, which is by code points. */
function byCodePoints(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const difference = (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

function byKey(a: Row, b: Row): number {
  const [left, right] = [keyOf(a), keyOf(b)];
  return left.reduce((order, part, index) => order || byCodePoints(part, right[index] ?? ""), 0);
}

/** One walk over the index of names, which holds the enabled and the disabled apart, and each category. */
function walk(db: TenantDb, { categoryId }: ListFilter, enabled: boolean, page: ListPage, from: string[] | undefined) {
  const backwards = page.before !== undefined;
  const order = backwards ? desc : asc;
  const key = sql`(${patient.lastName}, ${patient.firstName}, ${patient.id})`;
  const start = from && sql`(${from[0]}, ${from[1]}, ${from[2]})`;
  return rowsOf(db)
    .where(
      and(
        db.own(patient),
        eq(patient.enabled, enabled),
        categoryId === null ? undefined : eq(patient.categoryId, categoryId),
        start && (backwards ? sql`${key} < ${start}` : sql`${key} > ${start}`),
      ),
    )
    .orderBy(order(patient.lastName), order(patient.firstName), order(patient.id))
    .limit(page.size + 1);
}

async function startOf(db: TenantDb, id: string | undefined): Promise<string[] | undefined> {
  if (id === undefined) return undefined;
  const [found] = await db.orm
    .select(pick({ lastName: patient.lastName, firstName: patient.firstName, id: patient.id }))
    .from(patient)
    .where(and(db.own(patient), eq(patient.id, id)));
  return found && keyOf(found);
}

/** A page of everyone by name. What it reads does not grow with the number of patients. */
export async function readPageByName(db: TenantDb, filter: ListFilter, page: ListPage) {
  const from = await startOf(db, page.before ?? page.after);
  const walks = (filter.enabled === null ? [true, false] : [filter.enabled]).map((enabled) =>
    walk(db, filter, enabled, page, from),
  );
  const [first, ...rest] = walks;
  const found = first ? (await db.batch([first, ...rest])).flat().sort(byKey) : [];
  const backwards = page.before !== undefined && from !== undefined;
  const more = found.length > page.size;
  const rows = backwards ? found.slice(-page.size) : found.slice(0, page.size);
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
