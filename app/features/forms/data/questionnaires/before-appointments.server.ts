import { and, eq, getTableColumns, isNotNull, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { dropDueText, dropLook, listDueText } from "~/db/due-rows.server";
import { pick } from "~/db/pick.server";
import { questionnaire, questionnaireAssignment } from "~/db/schema/forms.server";
import type { AssignmentRow } from "./assignments.server";

const { organizationId: _own, ...fields } = getTableColumns(questionnaire);
const { organizationId: _ownToo, ...assignmentFields } = getTableColumns(questionnaireAssignment);

/** The published questionnaires that are handed out before the appointments of an offering. */
export const readBeforeOffering = (db: TenantDb, offeringId: string) =>
  db.orm
    .select(pick(fields))
    .from(questionnaire)
    .where(
      and(
        db.own(questionnaire),
        eq(questionnaire.state, "ACTIVE"),
        isNotNull(questionnaire.publishedNo),
        sql`EXISTS (SELECT 1 FROM json_each(${questionnaire.beforeOfferings}) WHERE value = ${offeringId})`,
      ),
    )
    .limit(20);

/** What was handed out of one questionnaire before one appointment; undefined where nothing was. */
export async function readBefore(
  db: TenantDb,
  { appointmentId, questionnaireId }: { appointmentId: string; questionnaireId: string },
): Promise<AssignmentRow | undefined> {
  const [row] = await db.orm
    .select(pick(assignmentFields))
    .from(questionnaireAssignment)
    .where(
      and(
        db.own(questionnaireAssignment),
        eq(questionnaireAssignment.sourceId, appointmentId),
        eq(questionnaireAssignment.questionnaireId, questionnaireId),
      ),
    );
  return row;
}

const LIST_BEFORE = listDueText(`SELECT ?1, ?2, 'QUESTIONNAIRE_BEFORE', ?3 WHERE ?5 OR EXISTS (
SELECT 1 FROM questionnaire q WHERE q.organization_id = ?1 AND q.state = 'ACTIVE'
AND EXISTS (SELECT 1 FROM json_each(q.before_offerings) WHERE value = ?4))`);

/**
 * Lists an appointment that was just made for its patient to be asked, where something is asked before its offering's or,
 * by the briefing, before everybody's.
 */
export const listBeforeStatement = (
  db: TenantDb,
  { id, offeringId, briefing }: { id: string; offeringId: string; briefing: boolean },
  now: number,
): D1PreparedStatement => db.raw(LIST_BEFORE, db.organizationId, now, id, offeringId, Number(briefing));

/** Takes that off the list; it changes no row where somebody has done it meanwhile. */
export const dropBefore = (db: TenantDb, look: { id: string; dueAt: number }): D1PreparedStatement =>
  dropLook(db, { kind: "QUESTIONNAIRE_BEFORE", ...look });

const OPEN = "state IN ('ASSIGNED', 'STARTED', 'OVERDUE')";
const OF_APPOINTMENT = "a.organization_id = ?1 AND a.source = 'APPOINTMENT' AND a.source_id = ?2";
const DROP = dropDueText(
  ["QUESTIONNAIRE"],
  `SELECT a.id FROM questionnaire_assignment a WHERE ${OF_APPOINTMENT} AND a.${OPEN}`,
);
const DROP_BEFORE = dropDueText(["QUESTIONNAIRE_BEFORE"], "?2");
const WITHDRAW = `UPDATE questionnaire_assignment AS a SET state = 'WITHDRAWN', since = ?3, version = version + 1 WHERE ${OF_APPOINTMENT} AND a.${OPEN}`;

/**
 * Takes back what its patient has not sent, with an appointment that is called off: in its batch, so that nobody is asked
 * for it a moment longer.
 */
export const withdrawBeforeStatements = (db: TenantDb, appointmentId: string, now: number): D1PreparedStatement[] => [
  db.raw(DROP, db.organizationId, appointmentId),
  db.raw(DROP_BEFORE, db.organizationId, appointmentId),
  db.raw(WITHDRAW, db.organizationId, appointmentId, now),
];

const WITHDRAWN = "a.state = 'WITHDRAWN' AND a.since = ?3";
const LIST_AGAIN = listDueText(
  `SELECT ?1, ?4, 'QUESTIONNAIRE', a.id FROM questionnaire_assignment a WHERE ${OF_APPOINTMENT} AND ${WITHDRAWN} AND a.due_at IS NOT NULL`,
);
const RESTORE = `UPDATE questionnaire_assignment AS a SET state = CASE WHEN draft = '{}' THEN 'ASSIGNED' ELSE 'STARTED' END, since = ?4, version = version + 1 WHERE ${OF_APPOINTMENT} AND ${WITHDRAWN}`;

/**
 * Gives it back with an appointment that is no longer called off: what was taken back with it at `withdrawnAt` (UTC ms),
 * and not what staff had taken back before. What was never handed out is looked at anew.
 */
export const restoreBeforeStatements = (
  db: TenantDb,
  { id, offeringId, briefing }: { id: string; offeringId: string | null; briefing: boolean },
  { withdrawnAt, now }: { withdrawnAt: number; now: number },
): D1PreparedStatement[] => [
  db.raw(LIST_AGAIN, db.organizationId, id, withdrawnAt, now),
  db.raw(RESTORE, db.organizationId, id, withdrawnAt, now),
  ...(offeringId === null ? [] : [listBeforeStatement(db, { id, offeringId, briefing }, now)]),
];
