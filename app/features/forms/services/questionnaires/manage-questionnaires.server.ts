import { z } from "zod";
import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import {
  changeQuestionnaire,
  changeVersion,
  insertQuestionnaire,
  insertVersion,
  readNewestVersion,
  readQuestionnaire,
  readQuestionnaires,
  readVersionDates,
  unlessUnchanged,
  type QuestionnaireRow,
} from "../../data/questionnaires/questionnaires.server";
import { BRIEFING_ID } from "../../domain/questionnaires/briefing";
import { wordsIn, type Content } from "../../domain/questionnaires/content";
import { READY_FORMS } from "../../domain/questionnaires/ready-forms";
import { questionnaireResource } from "../../domain/questionnaires/to-fhir";
import { publishingProblems } from "../../schemas/questionnaires/content";
import { contentOfResource, UnknownItem } from "../../schemas/questionnaires/from-fhir";
import { beforeSchema, importSchema, newSchema, readySchema, versionSchema } from "../../schemas/questionnaires/input";
import { overtaken } from "../../support/questionnaires/reach-assignment.server";

const audit = (action: string, id: string, fields: readonly string[]) =>
  [{ action: `questionnaire.${action}`, subjectKind: "questionnaire", subjectId: id, fields }] as const;

/** The questionnaires of the practice, for whoever hands them out. */
export async function listQuestionnaires(context: RequestContext): Promise<QuestionnaireRow[]> {
  await authorize(context, "questionnaire.assign");
  return readQuestionnaires(context.db);
}

/** The same for whoever builds them. */
export async function listForms(context: RequestContext): Promise<QuestionnaireRow[]> {
  await authorize(context, "questionnaire.manage");
  return readQuestionnaires(context.db);
}

const titleIn = ({ profile }: RequestContext, content: Content) => wordsIn(content.title, profile.defaultLocale);

async function insert(context: RequestContext, content: Content): Promise<{ id: string }> {
  const { db, now } = context;
  const id = uuidv7(now);
  await commit(context, {
    writes: [
      insertQuestionnaire(db, {
        id,
        title: titleIn(context, content),
        state: "DRAFT",
        beforeOfferings: [],
        createdAt: now,
      }),
      insertVersion(db, { questionnaireId: id, versionNo: 1, content }),
    ],
    audit: audit("add", id, ["questionnaire"]),
    result: null,
  });
  return { id };
}

/** Begins a questionnaire with nothing but a title. @throws InvalidError at the field */
export async function addQuestionnaire(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "questionnaire.manage");
  const { title } = parse(newSchema, raw);
  const language = context.profile.defaultLocale.slice(0, 2);
  return insert(context, {
    title: { [language === "es" || language === "ar" ? language : "en"]: title },
    ...{ intro: {}, source: "", loinc: "", bands: [], alarms: [] },
    sections: [{ id: "s1", title: {}, items: [] }],
  });
}

/** Takes over one that is free to use, in its own words. @throws InvalidError at the field */
export async function addReadyForm(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "questionnaire.manage");
  return insert(context, READY_FORMS[parse(readySchema, raw).ready]);
}

/** Takes over a FHIR R4 Questionnaire. @throws InvalidError where it is none, or asks what cannot be asked here */
export async function importQuestionnaire(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "questionnaire.manage");
  const { resource } = parse(importSchema, raw);
  return insert(context, readResource(resource));
}

function readResource(text: string): Content {
  try {
    return contentOfResource(JSON.parse(text));
  } catch (error) {
    if (error instanceof UnknownItem)
      throw new InvalidError([
        { field: "resource", message: "questionnaires:error.unknownItem", values: { item: error.linkId } },
      ]);
    if (error instanceof SyntaxError || error instanceof z.ZodError)
      throw new InvalidError([{ field: "resource", message: "questionnaires:error.noResource" }]);
    throw error;
  }
}

async function reach(context: RequestContext, id: string) {
  await authorize(context, "questionnaire.manage");
  const [row, newest] = await Promise.all([readQuestionnaire(context.db, id), readNewestVersion(context.db, id)]);
  if (!row || !newest || id === BRIEFING_ID) throw new NotFoundError();
  return { row, newest };
}

/** A questionnaire with what its newest version asks, and what is wrong with it as keys of the messages. */
export async function viewQuestionnaire(context: RequestContext, id: string) {
  await authorize(context, "questionnaire.manage");
  const { row, newest } = await reach(context, id);
  const versions = await readVersionDates(context.db, id);
  const { content, publishedAt, versionNo, version } = newest;
  return {
    ...{ questionnaire: row, content, versionNo, version, versions, isDraft: publishedAt === null },
    problems: publishedAt === null ? publishingProblems(content) : [],
  };
}

/** Changes what a version asks that is not published yet, as `edit` says. @throws ConflictError for a published one */
export async function editQuestionnaire(
  context: RequestContext,
  id: string,
  raw: unknown,
  edit: (content: Content) => Content,
): Promise<void> {
  await authorize(context, "questionnaire.manage");
  const { row, newest } = await reach(context, id);
  const { version } = parse(versionSchema, raw);
  if (newest.publishedAt !== null || newest.version !== version) throw overtaken();
  const content = edit(newest.content);
  const fields = changedFields(newest.content, content);
  if (fields.length === 0) return;
  const title = titleIn(context, content);
  await commit(context, {
    guarded: changeVersion(context.db, newest, { content }),
    writes:
      row.publishedNo === null && title !== row.title
        ? [changeQuestionnaire(context.db, row, { title }), unlessUnchanged(context.db)]
        : [],
    audit: audit("edit", id, fields),
    result: null,
  }).catch(refusedAs(overtaken));
}

/** Freezes the version that is being written, and hands it out from now on. @throws ConflictError where it is not whole */
export async function publishQuestionnaire(context: RequestContext, id: string, raw: unknown): Promise<void> {
  await authorize(context, "questionnaire.manage");
  const { row, newest } = await reach(context, id);
  const { version } = parse(versionSchema, raw);
  if (newest.publishedAt !== null || newest.version !== version) throw overtaken();
  const problems = publishingProblems(newest.content);
  if (problems.length > 0)
    throw new ConflictError(
      "notWhole",
      problems.map((message) => ({ field: "", message })),
    );
  const set = { publishedNo: newest.versionNo, state: "ACTIVE", title: titleIn(context, newest.content) } as const;
  await commit(context, {
    guarded: changeVersion(context.db, newest, { publishedAt: context.now }),
    writes: [changeQuestionnaire(context.db, row, set), unlessUnchanged(context.db)],
    audit: audit("publish", id, changedFields(row, set)),
    result: null,
  }).catch(refusedAs(overtaken));
}

/** Begins the next version with what the newest asks; answers stay with theirs. @throws ConflictError where one is begun */
export async function startNewVersion(context: RequestContext, id: string): Promise<void> {
  await authorize(context, "questionnaire.manage");
  const { newest } = await reach(context, id);
  if (newest.publishedAt === null) throw overtaken();
  await commit(context, {
    writes: [
      insertVersion(context.db, { questionnaireId: id, versionNo: newest.versionNo + 1, content: newest.content }),
    ],
    audit: audit("newVersion", id, ["version"]),
    result: null,
  }).catch(refusedAs(overtaken));
}

async function change(
  context: RequestContext,
  id: string,
  version: number,
  action: string,
  set: Partial<Pick<QuestionnaireRow, "state" | "beforeOfferings">>,
): Promise<void> {
  const row = await readQuestionnaire(context.db, id);
  if (!row || id === BRIEFING_ID) throw new NotFoundError();
  if (row.version !== version) throw overtaken();
  const fields = changedFields(row, set);
  if (fields.length === 0) return;
  await commit(context, {
    guarded: changeQuestionnaire(context.db, row, set),
    audit: audit(action, id, fields),
    result: null,
  }).catch(refusedAs(overtaken));
}

/** Hands it out no more; what was handed out can still be filled in. */
export async function retireQuestionnaire(context: RequestContext, id: string, raw: unknown): Promise<void> {
  await authorize(context, "questionnaire.manage");
  await change(context, id, parse(versionSchema, raw).version, "retire", { state: "RETIRED" });
}

/** Hands a retired one out again. */
export async function restoreQuestionnaire(context: RequestContext, id: string, raw: unknown): Promise<void> {
  await authorize(context, "questionnaire.manage");
  const { row } = await reach(context, id);
  const state = row.publishedNo === null ? "DRAFT" : "ACTIVE";
  await change(context, id, parse(versionSchema, raw).version, "restore", { state });
}

/** Sets before which offerings' appointments it is handed out. */
export async function setBeforeOfferings(context: RequestContext, id: string, raw: unknown): Promise<void> {
  await authorize(context, "questionnaire.manage");
  const { version, offerings } = parse(beforeSchema, raw);
  await change(context, id, version, "setBefore", { beforeOfferings: offerings });
}

/** The newest version as a FHIR R4 Questionnaire. @throws NotFoundError */
export async function exportQuestionnaire(context: RequestContext, id: string) {
  await authorize(context, "questionnaire.manage");
  const { row, newest } = await reach(context, id);
  const status = row.state === "RETIRED" ? "retired" : newest.publishedAt === null ? "draft" : "active";
  return { id, ...questionnaireResource(newest.content, { status, version: newest.versionNo }) };
}
