import { patientNames } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { AssignmentRow } from "../../data/questionnaires/assignments.server";
import { readContents, versionKey } from "../../data/questionnaires/questionnaires.server";
import { wordsIn, type Content } from "../../domain/questionnaires/content";
import { ATTENTION, type AssignmentLine } from "../../domain/questionnaires/questionnaire";

/** What the band of a score is called in its version; null without a band. */
export const bandWords = (content: Content | undefined, band: number | null, locale: string): string | null =>
  band === null ? null : wordsIn(content?.bands[band]?.text ?? {}, locale) || null;

/** The questionnaire of a row, in words. */
export function assignmentLine(
  row: AssignmentRow,
  content: Content | undefined,
  locale: string,
  patientName: string | null,
): AssignmentLine {
  const { id, patientId, questionnaireId, state, assignedAt, since, dueAt, submittedAt, score, band, attention } = row;
  return {
    ...{ id, patientId, questionnaireId, patientName, state },
    ...{ assignedAt, since, dueAt, submittedAt, score },
    title: content ? wordsIn(content.title, locale) : "",
    band: bandWords(content, band, locale),
    isUrgent: attention === ATTENTION.NOW,
  };
}

/** Assigned questionnaires as lists show them. Staff see whose they are. */
export async function assignmentLines(
  context: RequestContext,
  rows: readonly AssignmentRow[],
): Promise<AssignmentLine[]> {
  if (rows.length === 0) return [];
  const [contents, names] = await Promise.all([
    readContents(context.db, rows),
    context.actor.kind === "patient"
      ? null
      : patientNames(context, [...new Set(rows.map(({ patientId }) => patientId))]),
  ]);
  return rows.map((row) =>
    assignmentLine(row, contents.get(versionKey(row)), context.locale, names?.get(row.patientId) ?? null),
  );
}

/** A row and what it asks. */
export async function contentOf({ db }: RequestContext, row: AssignmentRow): Promise<Content> {
  const content = (await readContents(db, [row])).get(versionKey(row));
  if (!content) throw new Error("an assigned questionnaire without a version");
  return content;
}
