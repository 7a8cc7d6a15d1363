import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import {
  insertAssignment,
  insertSent,
  readSent,
  type AssignmentRow,
} from "../../data/questionnaires/assignments.server";
import { readBefore } from "../../data/questionnaires/before-appointments.server";
import { isOpen } from "../../domain/questionnaires/assignment-states";
import { answersInWords, BRIEFING_ID, briefingQuestions, type Briefing } from "../../domain/questionnaires/briefing";
import { askedItem, itemsOf, type Answers, type Content } from "../../domain/questionnaires/content";
import { ATTENTION } from "../../domain/questionnaires/questionnaire";
import { checkAnswers } from "../../domain/questions/question";
import { briefingAnswersSchema } from "../../schemas/questionnaires/input";
import { contentOf } from "../../support/questionnaires/assignment-lines.server";
import { briefingOfSettings, currentBriefing } from "../../support/questionnaires/briefing-version.server";
import { assignmentAudit, assignmentPlan } from "../../support/questionnaires/change-assignment.server";
import { newAssignment } from "../../support/questionnaires/new-assignment.server";
import { overtaken } from "../../support/questionnaires/reach-assignment.server";

/** An appointment whose patient is briefed. */
interface Briefed {
  appointmentId: string;
  patientId: string;
}

/** What a patient has saved of their answers and not sent. Whoever comes by a link does not see it. */
const draftFor = ({ actor }: RequestContext, row: AssignmentRow | undefined): Answers =>
  actor.kind === "patient" ? (row?.draft ?? {}) : {};

const ofAppointment = ({ db }: RequestContext, appointmentId: string) =>
  readBefore(db, { appointmentId, questionnaireId: BRIEFING_ID });

/**
 * What the organization has a patient read and answer before an appointment; null where it has them do neither. What
 * they have sent is not asked again, and what they have only saved is shown to themselves alone. The caller has made sure
 * whose appointment it is.
 */
export async function readBriefing(context: RequestContext, appointmentId: string): Promise<Briefing | null> {
  await authorize(context, "organization.public");
  const [found, row] = await Promise.all([briefingOfSettings(context), ofAppointment(context, appointmentId)]);
  if (!found) return null;
  if (row && !isOpen(row.state)) return found.text === "" ? null : { text: found.text, questions: [] };
  const content = row ? await contentOf(context, row) : found.content;
  return { text: found.text, questions: briefingQuestions(content, draftFor(context, row), context.locale) };
}

async function sending(context: RequestContext, briefed: Briefed, row: AssignmentRow | undefined, answers: Answers) {
  const { db, now } = context;
  const sent = { submittedAt: now, answers, score: null, band: null, isFlagged: false };
  // It is read at the desk, with the appointment: nobody is asked to read it besides.
  const attention = ATTENTION.NONE;
  if (row) {
    const no = ((await readSent(db, [row.id])).at(-1)?.no ?? 0) + 1;
    return assignmentPlan(context, row, "submit", {
      set: { submittedAt: now, attention, draft: {} },
      writes: [insertSent(db, { ...sent, assignmentId: row.id, no })],
    });
  }
  const version = await currentBriefing(context);
  if (version === null) throw overtaken();
  const { questionnaireId, versionNo } = version;
  const made = newAssignment(context, {
    ...{ questionnaireId, versionNo, patientId: briefed.patientId, source: "APPOINTMENT" },
    ...{ sourceId: briefed.appointmentId, dueAt: null, employeeId: null },
  });
  return {
    writes: [
      insertAssignment(db, { ...made, state: "SUBMITTED", submittedAt: now, attention }),
      insertSent(db, { ...sent, assignmentId: made.id, no: 1 }),
    ],
    audit: [assignmentAudit(made, "questionnaire.submit", ["state", "submittedAt"])] as const,
  };
}

/**
 * Keeps what a patient answers before an appointment, with the questions as they read then: once, however often it is
 * sent. Who comes by a link without an account answers here too.
 * @param raw the answers by question
 * @returns the answers in words; empty where nothing was answered, or it was sent before
 * @throws InvalidError at the fields; ConflictError where the questions have changed meanwhile
 */
export async function answerBriefing(context: RequestContext, briefed: Briefed, raw: unknown): Promise<string> {
  await authorize(context, "questionnaire.brief", { kind: "appointment", id: briefed.appointmentId, ...briefed });
  const row = await ofAppointment(context, briefed.appointmentId);
  if (row && !isOpen(row.state)) return "";
  const content: Content | undefined = row
    ? await contentOf(context, row)
    : (await briefingOfSettings(context))?.content;
  if (!content) return "";
  const answers = new Map(Object.entries(parse(briefingAnswersSchema, raw)));
  const asked = itemsOf(content).map((item) => askedItem(item, context.locale));
  const { given, problems } = checkAnswers(asked, answers);
  if (problems.length > 0) throw new InvalidError(problems);
  const ids = new Set(asked.map(({ id }) => id));
  if ([...answers].some(([id, answer]) => answer.trim() !== "" && !ids.has(id))) throw overtaken();
  if (given.length === 0) return "";
  // Whoever came by a link was not shown what the patient had saved: it is kept beside what they answer.
  const unseen = context.actor.kind === "patient" ? {} : row?.draft;
  const kept = { ...unseen, ...Object.fromEntries(given.map(({ questionId, answer }) => [questionId, answer])) };
  const done = await commit(context, { ...(await sending(context, briefed, row, kept)), result: true }).catch(
    // Of two presses the second finds the answers of the first.
    refusedAs({ unique: () => null, conflict: overtaken }),
  );
  return done === null ? "" : answersInWords(content, kept, context.locale);
}

/**
 * What was answered before an appointment, in words, for staff who may read its record, as the caller has made sure.
 * Empty where nothing was.
 */
export async function briefingAnswers(context: RequestContext, appointmentId: string): Promise<string> {
  await authorize(context, "appointment.read");
  const row = await ofAppointment(context, appointmentId);
  const sent = row ? (await readSent(context.db, [row.id])).at(-1) : undefined;
  return row && sent ? answersInWords(await contentOf(context, row), sent.answers, context.locale) : "";
}
