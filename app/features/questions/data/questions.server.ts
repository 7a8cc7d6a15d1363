import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { question, questionService } from "~/db/schema/questions.server";
import type { QuestionState } from "../domain/question-states";

const fields = { ...getTableColumns(question), serviceName: questionService.name };
const { organizationId: _organization, ...shown } = fields;

const selected = (db: TenantDb) =>
  db.orm
    .select(pick(shown))
    .from(question)
    .innerJoin(
      questionService,
      and(eq(questionService.organizationId, question.organizationId), eq(questionService.id, question.serviceId)),
    );

/** A question as it stands, with the name of its service; undefined where there is none of that id. */
export async function readQuestion(db: TenantDb, id: string) {
  const [row] = await selected(db).where(and(db.own(question), eq(question.id, id)));
  return row;
}

export type QuestionRow = NonNullable<Awaited<ReturnType<typeof readQuestion>>>;

/** The question that a charge pays for; undefined where it pays for none. */
export async function readQuestionOfCharge(db: TenantDb, chargeId: string): Promise<QuestionRow | undefined> {
  const [row] = await selected(db).where(and(db.own(question), eq(question.chargeId, chargeId)));
  return row;
}

export const insertQuestion = (db: TenantDb, row: Omit<typeof question.$inferInsert, "organizationId">): Statement =>
  db.orm.insert(question).values({ organizationId: db.organizationId, ...row });

/** Changes a question as it was read; where somebody has changed it meanwhile, no row. */
export const changeQuestion = (
  db: TenantDb,
  { id, version }: Pick<QuestionRow, "id" | "version">,
  set: Partial<Omit<QuestionRow, "id" | "version" | "serviceName">>,
): Statement =>
  db.orm
    .update(question)
    .set({ ...set, version: version + 1 })
    .where(and(db.own(question), eq(question.id, id), eq(question.version, version)));

const CHARGED_BY = "UPDATE question SET charge_id = ?3 WHERE organization_id = ?1 AND id = ?2";

/** Names the charge that a question waits for; after that charge is written. */
export const chargedBy = (db: TenantDb, id: string, chargeId: string | null): D1PreparedStatement =>
  db.raw(CHARGED_BY, db.organizationId, id, chargeId);

/** Whose questions somebody of the practice sees: everybody's (null), or those that they answer or may take. */
export type SeenBy = { employeeId: string; departmentIds: readonly string[] } | null;

/**
 * The conditions by which somebody's questions are read: each is one range of an index, so that a page reads no others'
 * rows on its way.
 */
const ranges = (by: SeenBy): readonly (SQL | undefined)[] =>
  by === null
    ? [undefined]
    : [
        eq(question.employeeId, by.employeeId),
        and(
          isNull(question.employeeId),
          by.departmentIds.length === 0
            ? isNull(question.departmentId)
            : or(isNull(question.departmentId), inArray(question.departmentId, [...by.departmentIds])),
        ),
      ];

const WAITING = sql`${question.state} IN ('ASKED', 'TAKEN', 'FOLLOW_UP')`;

/** Where a page goes on: behind an instant (UTC ms), and an id at it. */
export interface Place {
  at: number;
  id: string;
}

/** A page of what waits for an answer, what is due first before what is due later. */
export async function readQueue(
  db: TenantDb,
  by: SeenBy,
  { after, most }: { after: Place | null; most: number },
): Promise<QuestionRow[]> {
  const reads = ranges(by).map((range) =>
    selected(db)
      .where(
        and(
          db.own(question),
          WAITING,
          range,
          after
            ? or(gt(question.dueAt, after.at), and(eq(question.dueAt, after.at), gt(question.id, after.id)))
            : undefined,
        ),
      )
      .orderBy(asc(question.dueAt), asc(question.id))
      .limit(most),
  );
  const rows = (await Promise.all(reads)).flat();
  return rows.sort((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0) || (a.id < b.id ? -1 : 1)).slice(0, most);
}

/** How many wait, at most so many. */
export async function countQueue(db: TenantDb, by: SeenBy, most: number): Promise<number> {
  const found = await Promise.all(
    ranges(by).map((range) =>
      db.orm
        .select(pick({ id: question.id }))
        .from(question)
        .where(and(db.own(question), WAITING, range))
        .limit(most),
    ),
  );
  return Math.min(most, found.flat().length);
}

/** A page of the questions in some states, those first that came into it last. */
export async function readInStates(
  db: TenantDb,
  by: SeenBy,
  states: readonly QuestionState[],
  { before, most }: { before: Place | null; most: number },
): Promise<QuestionRow[]> {
  const reads = states.flatMap((state) =>
    ranges(by).map((range) =>
      selected(db)
        .where(
          and(
            db.own(question),
            eq(question.state, state),
            range,
            before
              ? or(lt(question.since, before.at), and(eq(question.since, before.at), lt(question.id, before.id)))
              : undefined,
          ),
        )
        .orderBy(desc(question.since), desc(question.id))
        .limit(most),
    ),
  );
  const rows = (await Promise.all(reads)).flat();
  return rows.sort((a, b) => b.since - a.since || (a.id < b.id ? 1 : -1)).slice(0, most);
}

/** A page of a patient's questions, newest first; of an account with an unproven address what it wrote itself. */
export const readOfPatient = (
  db: TenantDb,
  patientId: string,
  { before, most, madeBy }: { before: Place | null; most: number; madeBy: string | null },
): Promise<QuestionRow[]> =>
  selected(db)
    .where(
      and(
        db.own(question),
        eq(question.patientId, patientId),
        madeBy === null ? undefined : eq(question.madeBy, madeBy),
        before
          ? or(lt(question.createdAt, before.at), and(eq(question.createdAt, before.at), lt(question.id, before.id)))
          : undefined,
      ),
    )
    .orderBy(desc(question.createdAt), desc(question.id))
    .limit(most);

/** A page of what a patient was answered, or is waiting for, for the timeline of their record. */
export const readSentOfPatient = (db: TenantDb, patientId: string, before: Place, most: number) =>
  selected(db)
    .where(
      and(
        db.own(question),
        eq(question.patientId, patientId),
        sql`${question.askedAt} IS NOT NULL`,
        or(lt(question.askedAt, before.at), and(eq(question.askedAt, before.at), lt(question.id, before.id))),
      ),
    )
    .orderBy(desc(question.askedAt), desc(question.id))
    .limit(most);
