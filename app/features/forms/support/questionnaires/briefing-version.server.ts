import { commit, refusedAs } from "~/db/commit.server";
import { settingOf } from "~/features/organization/public.server";
import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import {
  changeQuestionnaire,
  insertQuestionnaire,
  insertVersion,
  readNewestVersion,
  readQuestionnaire,
  unlessUnchanged,
} from "../../data/questionnaires/questionnaires.server";
import { BRIEFING_ID, briefingContent } from "../../domain/questionnaires/briefing";
import { wordsIn, type Content } from "../../domain/questionnaires/content";

/** What the settings have patients read and answer before an appointment; null where they have them do neither. */
export async function briefingOfSettings(context: RequestContext): Promise<{ text: string; content: Content } | null> {
  const { patientBriefingEnabled, briefing: text, briefingQuestions } = await settingOf(context, "patient-briefing");
  const questions = briefingQuestions.split("\n").filter(Boolean);
  if (!patientBriefingEnabled || (text === "" && questions.length === 0)) return null;
  const { defaultLocale } = context.profile;
  const title = createTranslator(defaultLocale).t("questionnaires:briefing");
  return { text, content: briefingContent({ title, text, questions }, defaultLocale) };
}

interface BriefingVersion {
  questionnaireId: string;
  versionNo: number;
  content: Content;
}

/** So often somebody else may be faster, who has written the same. */
const TRIES = 3;

/**
 * The briefing as the settings have it now, as a published version of its questionnaire, which is written where it is
 * not there yet: what was answered stays with the questions as they read then. Null where nothing is asked.
 */
export async function currentBriefing(context: RequestContext): Promise<BriefingVersion | null> {
  const found = await briefingOfSettings(context);
  if (!found || found.content.sections.every(({ items }) => items.length === 0)) return null;
  const { content } = found;
  for (let tries = 0; ; tries += 1) {
    const newest = await readNewestVersion(context.db, BRIEFING_ID);
    const of = { questionnaireId: BRIEFING_ID, content };
    if (newest && JSON.stringify(newest.content) === JSON.stringify(content))
      return { ...of, versionNo: newest.versionNo };
    const versionNo = (newest?.versionNo ?? 0) + 1;
    const written = await publish(context, versionNo, content).catch(
      refusedAs({ unique: () => null, conflict: () => null }),
    );
    if (written !== null || tries === TRIES) return { ...of, versionNo };
  }
}

async function publish(context: RequestContext, versionNo: number, content: Content) {
  const { db, now, profile } = context;
  const title = wordsIn(content.title, profile.defaultLocale);
  const row = await readQuestionnaire(db, BRIEFING_ID);
  const set = { publishedNo: versionNo, title, state: "ACTIVE" } as const;
  return commit(context, {
    writes: [
      ...(row
        ? [changeQuestionnaire(db, row, set), unlessUnchanged(db)]
        : [insertQuestionnaire(db, { id: BRIEFING_ID, beforeOfferings: [], createdAt: now, ...set })]),
      insertVersion(db, { questionnaireId: BRIEFING_ID, versionNo, content, publishedAt: now }),
    ],
    audit: [
      {
        action: "questionnaire.publish",
        subjectKind: "questionnaire",
        subjectId: BRIEFING_ID,
        fields: ["publishedNo"],
      },
    ],
    result: true,
  });
}
