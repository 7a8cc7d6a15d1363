import { AUDITED_BEFORE, commit, refusedAs } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import { insertSent, readSent } from "../../data/questionnaires/assignments.server";
import { isOpen } from "../../domain/questionnaires/assignment-states";
import { BRIEFING_ID } from "../../domain/questionnaires/briefing";
import { askedItem, itemsOf, type Answers, type Content } from "../../domain/questionnaires/content";
import { ATTENTION, type AssignmentLine, type AssignmentView } from "../../domain/questionnaires/questionnaire";
import { resultOf } from "../../domain/questionnaires/score";
import { shownSections } from "../../domain/questionnaires/show-when";
import { needsHelp } from "../../domain/questionnaires/steps";
import { checkAnswers, storedAnswer } from "../../domain/questions/question";
import { savedSchema, versionSchema } from "../../schemas/questionnaires/input";
import { assignmentLine, assignmentLines, contentOf } from "../../support/questionnaires/assignment-lines.server";
import { assignmentPlan } from "../../support/questionnaires/change-assignment.server";
import { readOwnRows } from "../../support/questionnaires/own-rows.server";
import { overtaken, reachOwn } from "../../support/questionnaires/reach-assignment.server";
import { tellStaff } from "../../support/questionnaires/told-of-assignment.server";

/** What the patient is to fill in, what is due first before the rest; and what they have sent, the newest first. */
export async function listOwnQuestionnaires(
  context: RequestContext,
): Promise<{ open: AssignmentLine[]; sent: AssignmentLine[] }> {
  const lines = await assignmentLines(context, await readOwnRows(context));
  return {
    open: lines
      .filter(({ state }) => isOpen(state))
      .sort((one, other) => (one.dueAt ?? Infinity) - (other.dueAt ?? Infinity)),
    sent: lines.filter(({ submittedAt, state }) => submittedAt !== null && !isOpen(state)),
  };
}

/** One's own questionnaire with the answers so far and what was sent. @throws NotFoundError */
export async function readOwnQuestionnaire(
  context: RequestContext,
  id: string,
): Promise<AssignmentView & { draft: Answers }> {
  const row = await reachOwn(context, id);
  const [content, sent] = await Promise.all([
    contentOf(context, row),
    readSent(context.db, [id]),
    auditRead(context, {
      ...{ subjectKind: "questionnaire", subjectId: id, patientId: row.patientId },
      ...{ action: "questionnaire.read", fields: ["answers"] },
    }),
  ]);
  return {
    ...assignmentLine(row, content, context.locale, null),
    version: row.version,
    content,
    sent,
    draft: row.draft,
  };
}

/** The draft after what one page has sent: what it did not ask keeps its answer, even where it is hidden now. */
function withAnswers(
  content: Content,
  draft: Answers,
  { answers, asked }: { answers: Answers; asked: readonly string[] },
) {
  const sent = itemsOf(content)
    .filter(({ id }) => asked.includes(id))
    .map(({ id, kind }) => [id, storedAnswer(kind, answers[id] ?? "")] as const);
  return Object.fromEntries([...Object.entries(draft), ...sent].filter(([, answer]) => answer !== ""));
}

/**
 * Keeps the answers of a page as they stand, right or wrong, to go on here or on another device.
 * @returns the draft, and whether something is asked now that the page did not ask
 * @throws NotFoundError; ConflictError where it was sent, withdrawn or changed elsewhere meanwhile
 */
export async function saveAnswers(
  context: RequestContext,
  id: string,
  raw: unknown,
): Promise<{ draft: Answers; content: Content; asked: readonly string[] }> {
  const row = await reachOwn(context, id);
  const { version, ...page } = parse(savedSchema, raw);
  if (version !== row.version) throw overtaken();
  const content = await contentOf(context, row);
  const draft = withAnswers(content, row.draft, page);
  // Staff are told at once of an answer that cannot wait, and once, whether or not the rest is ever sent.
  const isKnown = needsHelp(content, row.draft) || row.attention === ATTENTION.NOW;
  const isUrgent = needsHelp(content, draft) && !isKnown;
  const outbox = isUrgent ? await tellStaff(context, row) : [];
  const attention = isUrgent ? ATTENTION.NOW : row.attention;
  const isSame = JSON.stringify(draft) === JSON.stringify(row.draft) && row.state !== "ASSIGNED";
  if (!isSame) {
    const plan = assignmentPlan(context, row, "save", { set: { draft, attention }, outbox });
    // Of what goes on with answers that were begun, the beginning stands in the audit.
    const audit = row.state === "ASSIGNED" || outbox.length > 0 ? plan.audit : AUDITED_BEFORE;
    await commit(context, { ...plan, audit, result: null }).catch(refusedAs(overtaken));
  }
  return { draft, content, asked: page.asked };
}

/**
 * Sends the answers, once: what was hidden is left out, and the total is computed here.
 * @throws NotFoundError; InvalidError at the fields; ConflictError where it was sent, withdrawn or changed meanwhile
 */
export async function submitAnswers(context: RequestContext, id: string, raw: unknown): Promise<void> {
  const row = await reachOwn(context, id);
  const { version } = parse(versionSchema, raw);
  if (version !== row.version) throw overtaken();
  const content = await contentOf(context, row);
  const { db, locale, now } = context;
  const asked = shownSections(content, row.draft).flatMap(({ items }) => items.map((item) => askedItem(item, locale)));
  const { given, problems } = checkAnswers(asked, new Map(Object.entries(row.draft)));
  if (problems.length > 0) throw new InvalidError(problems);
  const answers = Object.fromEntries(given.map(({ questionId, answer }) => [questionId, answer]));
  const { score, band, alarms: isFlagged } = resultOf(content, answers);
  // Of an answer they know already; of a total they are told now. What they have not looked at yet still cannot wait.
  const waits = row.attention === ATTENTION.NOW;
  const outbox = isFlagged && !waits && !needsHelp(content, row.draft) ? await tellStaff(context, row) : [];
  // A briefing is read at the desk, with its appointment.
  const toRead = row.questionnaireId === BRIEFING_ID ? ATTENTION.NONE : ATTENTION.READ;
  const attention = isFlagged || waits ? ATTENTION.NOW : toRead;
  const no = ((await readSent(db, [id])).at(-1)?.no ?? 0) + 1;
  await commit(context, {
    ...assignmentPlan(context, row, "submit", {
      set: { score, band, submittedAt: now, attention, draft: {} },
      writes: [insertSent(db, { assignmentId: id, no, submittedAt: now, answers, score, band, isFlagged })],
      outbox,
    }),
    result: null,
  }).catch(refusedAs(overtaken));
}
