import { authorize } from "~/platform/access/authorize.server";
import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { readSent } from "../../data/questionnaires/assignments.server";
import { readContents, versionKey } from "../../data/questionnaires/questionnaires.server";
import { wordsIn } from "../../domain/questionnaires/content";
import { sentViews } from "../../domain/questionnaires/sent";
import { responseResource } from "../../domain/questionnaires/to-fhir";
import { severalOf, YES, type AskedQuestion, type ItemKind } from "../../domain/questions/question";
import { readOwnRows } from "../../support/questionnaires/own-rows.server";

/** All that the patient was asked and has sent, in words and in FHIR, for the copy of all that is theirs. */
export async function takeOwnAnswers(context: RequestContext) {
  await authorize(context, "questionnaire.answer");
  const { db, locale } = context;
  const { t } = createTranslator(locale);
  const inWords = ({ kind, labels = {} }: AskedQuestion<ItemKind>, answer: string) =>
    kind === "YES_NO" && answer !== ""
      ? t(answer === YES ? "common:actions.yes" : "common:actions.no")
      : severalOf(answer)
          .map((each) => labels[each] ?? each)
          .join("\n");
  const rows = await readOwnRows(context);
  const [contents, sent] = await Promise.all([
    readContents(db, rows),
    readSent(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.flatMap((row) => {
    const content = contents.get(versionKey(row));
    const mine = sent.filter(({ assignmentId }) => assignmentId === row.id);
    if (!content || mine.length === 0) return [];
    return [
      {
        title: wordsIn(content.title, locale),
        answers: sentViews(content, mine, locale).map(({ submittedAt, lines }) => ({
          submittedAt,
          lines: lines.map(({ item, answer }) => ({ question: item.text, answer: inWords(item, answer) })),
        })),
        resources: mine.map(({ no, submittedAt, answers }) =>
          responseResource(content, answers, {
            ...{ id: `${row.id}-${no}`, status: no === 1 ? "completed" : "amended" },
            ...{ authoredAt: submittedAt, language: locale },
          }),
        ),
      },
    ];
  });
}
