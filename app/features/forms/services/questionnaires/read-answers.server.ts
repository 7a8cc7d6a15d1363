import { commit, refusedAs } from "~/db/commit.server";
import { mayReadRecords, ofOwnPatients } from "~/features/patients/public.server";
import type { BackPage, BackWanted } from "~/kernel/time/back-page";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import {
  changeAssignment,
  countToLookAt,
  readInStates,
  readOfPatient,
  readScores,
  readSent,
  readToLookAt,
} from "../../data/questionnaires/assignments.server";
import { readContents, versionKey } from "../../data/questionnaires/questionnaires.server";
import { afterAct, type AssignmentState } from "../../domain/questionnaires/assignment-states";
import {
  ATTENTION,
  type AssignmentLine,
  type AssignmentView,
  type ScorePoint,
} from "../../domain/questionnaires/questionnaire";
import { versionSchema } from "../../schemas/questionnaires/input";
import {
  assignmentLine,
  assignmentLines,
  bandWords,
  contentOf,
} from "../../support/questionnaires/assignment-lines.server";
import { assignmentAudit, assignmentPlan } from "../../support/questionnaires/change-assignment.server";
import {
  may,
  mineOf,
  overtaken,
  reachAnswering,
  reachAssigned,
  seenOf,
} from "../../support/questionnaires/reach-assignment.server";

/** As many as a list shows. */
const MOST = 50;
const MOST_COUNTED = 100;
const NEWEST = { at: Number.MAX_SAFE_INTEGER, id: "" };

/** The lists of what was handed out. */
export const ANSWER_LISTS = {
  toRead: null,
  open: ["ASSIGNED", "STARTED", "OVERDUE"],
  read: ["REVIEWED"],
} as const satisfies Record<string, readonly AssignmentState[] | null>;
export type AnswerList = keyof typeof ANSWER_LISTS;

/**
 * Lines with the scores of those patients alone whose record is the reader's to read; of the others stands there whether
 * they have answered.
 */
async function withOwnScores(context: RequestContext, lines: AssignmentLine[]): Promise<AssignmentLine[]> {
  const { actor, db } = context;
  if (actor.kind !== "employee") return lines;
  const [ofOwn, ofOthers, own] = await Promise.all([
    mayReadRecords(context, true),
    mayReadRecords(context, false),
    ofOwnPatients(db, actor.employeeId, [...new Set(lines.map(({ patientId }) => patientId))]),
  ]);
  return lines.map((line) =>
    (own.has(line.patientId) ? ofOwn : ofOthers) ? line : { ...line, score: null, band: null, isUrgent: false },
  );
}

/** One list of what was handed out to the patients of whoever asks: what cannot wait comes first. */
export async function listAssigned(context: RequestContext, list: AnswerList): Promise<AssignmentLine[]> {
  await authorize(context, "questionnaire.read");
  const states = ANSWER_LISTS[list];
  const [rows] = await Promise.all([
    states === null
      ? readToLookAt(context.db, mineOf(seenOf(context)), MOST)
      : readInStates(context.db, mineOf(seenOf(context)), states, MOST),
    auditRead(context, { action: "questionnaire.list", subjectKind: "questionnaire", fields: ["list"] }),
  ]);
  return withOwnScores(context, await assignmentLines(context, rows));
}

/** What a patient was asked to fill in, newest first. @throws NotFoundError, ForbiddenError */
export async function listOfPatient(context: RequestContext, patientId: string): Promise<AssignmentLine[]> {
  await reachAnswering(context, "questionnaire.read", patientId);
  const [rows] = await Promise.all([
    readOfPatient(context.db, patientId, { before: NEWEST, most: MOST }),
    auditRead(context, {
      ...{ action: "questionnaire.list", subjectKind: "questionnaire", patientId, fields: ["patient"] },
    }),
  ]);
  return assignmentLines(context, rows);
}

/** How many must be looked at, at most 100, of those patients whose record is the reader's to read. */
export async function countAnswersToRead(context: RequestContext): Promise<number> {
  await authorize(context, "questionnaire.read");
  const { actor, db } = context;
  if (actor.kind !== "employee") return 0;
  const [ofOwn, ofOthers] = await Promise.all([mayReadRecords(context, true), mayReadRecords(context, false)]);
  if (!ofOwn) return 0;
  return countToLookAt(db, mineOf(ofOthers ? seenOf(context) : actor.employeeId), MOST_COUNTED);
}

/** What a patient has sent, for staff, with their totals of this questionnaire over time. @throws NotFoundError */
export async function viewAnswers(
  context: RequestContext,
  id: string,
): Promise<AssignmentView & { scores: ScorePoint[]; can: { review: boolean; reopen: boolean; withdraw: boolean } }> {
  const row = await reachAssigned(context, "questionnaire.read", id);
  const [content, sent, scores, [line]] = await Promise.all([
    contentOf(context, row),
    readSent(context.db, [id]),
    readScores(context.db, row.patientId, row.questionnaireId, MOST),
    assignmentLines(context, [row]),
    auditRead(context, {
      ...{ subjectKind: "questionnaire", subjectId: id, patientId: row.patientId },
      ...{ action: "questionnaire.read", fields: ["answers"] },
    }),
  ]);
  const assigns = may(context, "questionnaire.assign");
  const contents = await readContents(context.db, scores);
  return {
    ...(line ?? assignmentLine(row, content, context.locale, null)),
    ...{ version: row.version, content, sent },
    scores: scores
      .map((each) => ({
        ...{ id: each.id, at: each.submittedAt ?? 0, score: each.score ?? 0 },
        band: bandWords(contents.get(versionKey(each)), each.band, context.locale),
      }))
      .sort((one, other) => one.at - other.at),
    can: {
      review: row.attention !== ATTENTION.NONE,
      reopen: assigns && afterAct(row.state, "reopen") !== null,
      withdraw: assigns && afterAct(row.state, "withdraw") !== null,
    },
  };
}

/** Notes that somebody has read what was sent, or has seen to an answer that could not wait. */
export async function reviewAnswers(context: RequestContext, id: string, raw: unknown): Promise<void> {
  const row = await reachAssigned(context, "questionnaire.read", id);
  if (parse(versionSchema, raw).version !== row.version || row.attention === ATTENTION.NONE) throw overtaken();
  const set = { attention: ATTENTION.NONE };
  const plan =
    afterAct(row.state, "review") === null
      ? {
          guarded: changeAssignment(context.db, row, set),
          audit: [assignmentAudit(row, "questionnaire.review", ["attention"])] as const,
        }
      : assignmentPlan(context, row, "review", { set });
  await commit(context, { ...plan, result: null }).catch(refusedAs(overtaken));
}

/** Lets the patient mend what they sent; what they sent first stays. @throws NotFoundError; ConflictError */
export async function reopenAnswers(context: RequestContext, id: string, raw: unknown): Promise<void> {
  const row = await reachAssigned(context, "questionnaire.assign", id);
  if (parse(versionSchema, raw).version !== row.version) throw overtaken();
  const draft = (await readSent(context.db, [id])).at(-1)?.answers ?? {};
  const set = { draft, dueAt: null, attention: ATTENTION.NONE };
  await commit(context, { ...assignmentPlan(context, row, "reopen", { set }), result: null }).catch(
    refusedAs(overtaken),
  );
}

/** A patient's questionnaires before a place of their timeline. The caller has made sure that they may read the record. */
export async function questionnairesBefore(
  context: RequestContext,
  patientId: string,
  { before, most }: BackWanted,
): Promise<BackPage<AssignmentLine & { at: number }>> {
  await authorize(context, "questionnaire.read");
  const employeeId = seenOf(context);
  const [rows, own] = await Promise.all([
    readOfPatient(context.db, patientId, { before, most }),
    employeeId === null ? null : ofOwnPatients(context.db, employeeId, [patientId]),
  ]);
  const lines = await assignmentLines(context, own === null || own.has(patientId) ? rows : []);
  const last = rows.length === most ? rows.at(-1) : undefined;
  return {
    lines: lines.map((line) => ({ ...line, at: line.assignedAt })),
    end: last ? { at: last.assignedAt, id: last.id } : null,
  };
}
