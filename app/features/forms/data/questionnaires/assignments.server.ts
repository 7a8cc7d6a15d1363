import { and, asc, desc, eq, getTableColumns, lt, or, sql, type SQL } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { dropDue, nextLook, type DueLook } from "~/db/due-rows.server";
import { pick } from "~/db/pick.server";
import { questionnaireAssignment as assignment, questionnaireResponse as response } from "~/db/schema/forms.server";
import type { BackMark } from "~/kernel/time/back-page";
import type { AssignmentState } from "../../domain/questionnaires/assignment-states";
import type { Result } from "../../domain/questionnaires/score";
import type { Answers } from "../../domain/questionnaires/content";

const { organizationId: _own, ...fields } = getTableColumns(assignment);

/** One assigned questionnaire; undefined where there is none of that id. */
export async function readAssignment(db: TenantDb, id: string) {
  const [row] = await db.orm
    .select(pick(fields))
    .from(assignment)
    .where(and(db.own(assignment), eq(assignment.id, id)));
  return row;
}
export type AssignmentRow = NonNullable<Awaited<ReturnType<typeof readAssignment>>>;

/** A patient's, those first that were assigned last; behind an instant (UTC ms) and the id at it. */
export const readOfPatient = (db: TenantDb, patientId: string, { before, most }: { before: BackMark; most: number }) =>
  db.orm
    .select(pick(fields))
    .from(assignment)
    .where(
      and(
        db.own(assignment),
        eq(assignment.patientId, patientId),
        or(
          lt(assignment.assignedAt, before.at),
          and(eq(assignment.assignedAt, before.at), lt(assignment.id, before.id)),
        ),
      ),
    )
    .orderBy(desc(assignment.assignedAt), desc(assignment.id))
    .limit(most);

/** The columns by which others say whose rows are meant. */
export const assignmentOf = { organizationId: assignment.organizationId, patientId: assignment.patientId };
/** The condition that a row is of somebody's patients; undefined for everybody's. */
type Mine = SQL | undefined;

/** What staff must look at: what cannot wait first, then what waits longest. */
export const readToLookAt = (db: TenantDb, mine: Mine, most: number) =>
  db.orm
    .select(pick(fields))
    .from(assignment)
    .where(and(db.own(assignment), sql`attention > 0`, mine))
    .orderBy(desc(assignment.attention), asc(assignment.since), asc(assignment.id))
    .limit(most);

/** Those in some states, newest first. */
export async function readInStates(
  db: TenantDb,
  mine: Mine,
  states: readonly AssignmentState[],
  most: number,
): Promise<AssignmentRow[]> {
  const found = await Promise.all(
    states.map((state) =>
      db.orm
        .select(pick(fields))
        .from(assignment)
        .where(and(db.own(assignment), eq(assignment.state, state), mine))
        .orderBy(desc(assignment.since), desc(assignment.id))
        .limit(most),
    ),
  );
  return found
    .flat()
    .sort((one, other) => other.since - one.since || (one.id < other.id ? 1 : -1))
    .slice(0, most);
}

/** How many must be looked at, at most so many. */
export async function countToLookAt(db: TenantDb, mine: Mine, most: number): Promise<number> {
  const found = await db.orm
    .select(pick({ id: assignment.id }))
    .from(assignment)
    .where(and(db.own(assignment), sql`attention > 0`, mine))
    .limit(most);
  return found.length;
}

export const insertAssignment = (
  db: TenantDb,
  row: Omit<typeof assignment.$inferInsert, "organizationId">,
): Statement => db.orm.insert(assignment).values({ organizationId: db.organizationId, ...row });

/** Changes one as it was read; no row where somebody has changed it meanwhile. */
export const changeAssignment = (
  db: TenantDb,
  { id, version }: Pick<AssignmentRow, "id" | "version">,
  set: Partial<Omit<AssignmentRow, "id" | "version">>,
): Statement =>
  db.orm
    .update(assignment)
    .set({ ...set, version: version + 1 })
    .where(and(db.own(assignment), eq(assignment.id, id), eq(assignment.version, version)));

export interface SentRow extends Pick<Result, "score" | "band"> {
  assignmentId: string;
  no: number;
  submittedAt: number;
  answers: Answers;
  isFlagged: boolean;
}

/** What was sent, by assignment, first to last. */
export const readSent = (db: TenantDb, assignmentIds: readonly string[]): Promise<SentRow[]> =>
  db.orm
    .select(
      pick({
        ...{ assignmentId: response.assignmentId, no: response.responseNo, submittedAt: response.submittedAt },
        ...{ answers: response.answers, score: response.score, band: response.band, isFlagged: response.isFlagged },
      }),
    )
    .from(response)
    .where(
      and(
        db.own(response),
        sql`${response.assignmentId} IN (SELECT value FROM json_each(${JSON.stringify(assignmentIds)}))`,
      ),
    )
    .orderBy(asc(response.assignmentId), asc(response.responseNo));

export const insertSent = (db: TenantDb, { no, ...row }: SentRow): Statement =>
  db.orm.insert(response).values({ organizationId: db.organizationId, responseNo: no, ...row });

/** A patient's totals of one questionnaire, first to last. */
export const readScores = (db: TenantDb, patientId: string, questionnaireId: string, most: number) =>
  db.orm
    .select(
      pick({
        ...{ id: assignment.id, submittedAt: assignment.submittedAt },
        ...{ questionnaireId: assignment.questionnaireId, versionNo: assignment.versionNo },
        ...{ score: assignment.score, band: assignment.band },
      }),
    )
    .from(assignment)
    .where(
      and(
        db.own(assignment),
        eq(assignment.patientId, patientId),
        eq(assignment.questionnaireId, questionnaireId),
        sql`${assignment.score} IS NOT NULL`,
      ),
    )
    .orderBy(desc(assignment.assignedAt), desc(assignment.id))
    .limit(most);

/** Takes what the clock would do about one off the list. */
export const dropAssignmentDue = (db: TenantDb, id: string): D1PreparedStatement => dropDue(db, "QUESTIONNAIRE", id);

/** Sets when one is looked at next (UTC ms), in place of the look that was due; null for never. */
export const nextAssignmentLook = (db: TenantDb, look: DueLook, at: number | null): D1PreparedStatement =>
  nextLook(db, look, at);
