import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { patientImport } from "~/db/schema/imports.server";
import type { RowCounts } from "../domain/imports/import-status";
import { MOST_CATEGORIES } from "../domain/reading/new-categories";
import type { DateOrder } from "../domain/reading/read-birth-date";

export type NewImport = Omit<typeof patientImport.$inferInsert, "organizationId">;

const fields = {
  id: patientImport.id,
  status: patientImport.status,
  fileName: patientImport.fileName,
  notes: patientImport.notes,
  r2Key: patientImport.r2Key,
  bytes: patientImport.bytes,
  encoding: patientImport.encoding,
  encodingSure: patientImport.encodingSure,
  delimiter: patientImport.delimiter,
  header: patientImport.header,
  mapping: patientImport.mapping,
  dateOrder: patientImport.dateOrder,
  cursor: patientImport.cursor,
  line: patientImport.line,
  records: patientImport.records,
  rows: patientImport.rows,
  created: patientImport.created,
  known: patientImport.known,
  refused: patientImport.refused,
  review: patientImport.review,
  unknownWords: patientImport.unknownWords,
  refusalReasons: patientImport.refusalReasons,
  newCategories: patientImport.newCategories,
  undoneTo: patientImport.undoneTo,
  kept: patientImport.kept,
  createdBy: patientImport.createdBy,
  startedBy: patientImport.startedBy,
  createdAt: patientImport.createdAt,
  startedAt: patientImport.startedAt,
  touchedAt: patientImport.touchedAt,
  endedAt: patientImport.endedAt,
  stoppedAt: patientImport.stoppedAt,
  failure: patientImport.failure,
  version: patientImport.version,
};

const GOING_ON = ["RUNNING", "UNDOING"] as const;

const categoriesOf = (db: TenantDb) => sql<string>`(SELECT json_group_array(json_array(id, name)) FROM (
SELECT c.id, c.name FROM patient_category c WHERE c.organization_id = ${db.organizationId} AND c.enabled = 1
ORDER BY c.id LIMIT ${MOST_CATEGORIES}))`;

/** One import by id: none or one row. */
export const importStatement = (db: TenantDb, id: string) =>
  db.orm
    .select(pick(fields))
    .from(patientImport)
    .where(and(db.own(patientImport), eq(patientImport.id, id)));

/** One import with the categories that a patient can be put into, as JSON pairs of id and name: by one statement. */
export const importWithCategories = (db: TenantDb, id: string) =>
  db.orm
    .select(pick({ ...fields, categories: categoriesOf(db) }))
    .from(patientImport)
    .where(and(db.own(patientImport), eq(patientImport.id, id)));
export type StoredImport = Awaited<ReturnType<typeof importStatement>>[number];

/** Imports, the newest first. */
export const importsStatement = (db: TenantDb, { offset, max }: { offset: number; max: number }) =>
  db.orm
    .select(pick(fields))
    .from(patientImport)
    .where(db.own(patientImport))
    .orderBy(desc(patientImport.id))
    .limit(max)
    .offset(offset);

export const importCountStatement = (db: TenantDb) =>
  db.orm.select({ total: count() }).from(patientImport).where(db.own(patientImport));

export const insertImport = (db: TenantDb, row: NewImport): Statement =>
  db.orm.insert(patientImport).values({ organizationId: db.organizationId, ...row });

/** How an import that waits is to be read, as a person has said. */
export interface ChosenReading {
  mapping: Record<string, number>;
  dateOrder: DateOrder | null;
  encoding: string;
  encodingSure: boolean;
  header: string[];
  delimiter: string;
}

/** Keeps the columns of an import that waits; it changes nothing where it was started or ended meanwhile. */
export const mapStatement = (db: TenantDb, id: string, chosen: ChosenReading): Statement =>
  db.orm
    .update(patientImport)
    .set(chosen)
    .where(and(db.own(patientImport), eq(patientImport.id, id), eq(patientImport.status, "WAITING")));

/** Starts an import that waits; it changes nothing where it was started or ended meanwhile. */
export const startStatement = (
  db: TenantDb,
  id: string,
  by: ChosenReading & { startedBy: string | null },
  now: number,
): Statement =>
  db.orm
    .update(patientImport)
    .set({
      status: "RUNNING",
      ...by,
      startedAt: now,
      touchedAt: now,
      version: sql`${patientImport.version} + 1`,
    })
    .where(and(db.own(patientImport), eq(patientImport.id, id), eq(patientImport.status, "WAITING")));

/** Ends an import that waits or runs. */
export const terminateStatement = (db: TenantDb, id: string, now: number): Statement =>
  db.orm
    .update(patientImport)
    .set({ status: "TERMINATED", endedAt: now, touchedAt: now, version: sql`${patientImport.version} + 1` })
    .where(and(db.own(patientImport), eq(patientImport.id, id), inArray(patientImport.status, ["WAITING", "RUNNING"])));

/** Keeps why the last try at an import's next piece failed. */
export const failureStatement = (db: TenantDb, id: string, failure: StoredImport["failure"]): Statement =>
  db.orm
    .update(patientImport)
    .set({ failure })
    .where(and(db.own(patientImport), eq(patientImport.id, id), inArray(patientImport.status, GOING_ON)));

/** Stops an import that no try brings on, until somebody lets it go on; it changes nothing where it stands already. */
export const stopStatement = (db: TenantDb, id: string, now: number): Statement =>
  db.orm
    .update(patientImport)
    .set({ stoppedAt: now })
    .where(
      and(
        db.own(patientImport),
        eq(patientImport.id, id),
        inArray(patientImport.status, GOING_ON),
        isNull(patientImport.stoppedAt),
      ),
    );

/** Lets an import that was stopped go on; it changes nothing where it goes on already, or has ended. */
export const goOnStatement = (db: TenantDb, id: string, now: number): Statement =>
  db.orm
    .update(patientImport)
    .set({ stoppedAt: null, failure: null, touchedAt: now, version: sql`${patientImport.version} + 1` })
    .where(
      and(
        db.own(patientImport),
        eq(patientImport.id, id),
        inArray(patientImport.status, GOING_ON),
        isNotNull(patientImport.stoppedAt),
      ),
    );

/** What one chunk brings the import on by. */
export interface Advance extends RowCounts {
  from: number;
  to: number;
  /** The line of the file in which the next record begins. */
  line: number;
  records: number;
  unknownWords: StoredImport["unknownWords"];
  refusalReasons: StoredImport["refusalReasons"];
  newCategories: StoredImport["newCategories"];
  done: boolean;
  now: number;
}

/** The conditional write of a chunk: it changes nothing where another has read it already, or the import was ended. */
export const advanceStatement = (db: TenantDb, id: string, by: Advance): Statement =>
  db.orm
    .update(patientImport)
    .set({
      cursor: by.to,
      line: by.line,
      unknownWords: by.unknownWords,
      refusalReasons: by.refusalReasons,
      newCategories: by.newCategories,
      records: sql`${patientImport.records} + ${by.records}`,
      rows: sql`${patientImport.rows} + ${by.rows}`,
      created: sql`${patientImport.created} + ${by.created}`,
      known: sql`${patientImport.known} + ${by.known}`,
      refused: sql`${patientImport.refused} + ${by.refused}`,
      review: sql`${patientImport.review} + ${by.review}`,
      touchedAt: by.now,
      failure: null,
      ...(by.done ? { status: "DONE" as const, endedAt: by.now } : {}),
    })
    .where(
      and(
        db.own(patientImport),
        eq(patientImport.id, id),
        eq(patientImport.status, "RUNNING"),
        isNull(patientImport.stoppedAt),
        eq(patientImport.cursor, by.from),
      ),
    );

/** A row that waited for a person becomes one that was created or known. */
export const countDecidedStatement = (db: TenantDb, id: string, as: "created" | "known"): Statement =>
  db.orm
    .update(patientImport)
    .set({ review: sql`${patientImport.review} - 1`, [as]: sql`${patientImport[as]} + 1` })
    .where(and(db.own(patientImport), eq(patientImport.id, id)));
