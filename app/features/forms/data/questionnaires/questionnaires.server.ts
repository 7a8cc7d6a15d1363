import { and, asc, desc, eq, getTableColumns, ne, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { questionnaire, questionnaireVersion } from "~/db/schema/forms.server";
import { BRIEFING_ID } from "../../domain/questionnaires/briefing";
import type { Content } from "../../domain/questionnaires/content";

const { organizationId: _own, ...fields } = getTableColumns(questionnaire);
const { organizationId: _ownToo, ...versionFields } = getTableColumns(questionnaireVersion);

/** More than any practice keeps. */
const MOST = 200;

/** All questionnaires that are built, by state and title; the briefing, which the settings write, is none of them. */
export const readQuestionnaires = (db: TenantDb) =>
  db.orm
    .select(pick(fields))
    .from(questionnaire)
    .where(and(db.own(questionnaire), ne(questionnaire.id, BRIEFING_ID)))
    .orderBy(asc(questionnaire.state), asc(questionnaire.title), asc(questionnaire.id))
    .limit(MOST);

/** One questionnaire; undefined where there is none of that id. */
export async function readQuestionnaire(db: TenantDb, id: string) {
  const [row] = await db.orm
    .select(pick(fields))
    .from(questionnaire)
    .where(and(db.own(questionnaire), eq(questionnaire.id, id)));
  return row;
}
export type QuestionnaireRow = NonNullable<Awaited<ReturnType<typeof readQuestionnaire>>>;

const ofQuestionnaire = (db: TenantDb, id: string) =>
  and(db.own(questionnaireVersion), eq(questionnaireVersion.questionnaireId, id));

/** Its newest version, published or not. */
export async function readNewestVersion(db: TenantDb, id: string) {
  const [row] = await db.orm
    .select(pick(versionFields))
    .from(questionnaireVersion)
    .where(ofQuestionnaire(db, id))
    .orderBy(desc(questionnaireVersion.versionNo))
    .limit(1);
  return row;
}
export type VersionRow = NonNullable<Awaited<ReturnType<typeof readNewestVersion>>>;

/** When each of its versions was published (UTC ms), newest first; null for the one that is being written. */
export const readVersionDates = (db: TenantDb, id: string) =>
  db.orm
    .select(pick({ no: questionnaireVersion.versionNo, publishedAt: questionnaireVersion.publishedAt }))
    .from(questionnaireVersion)
    .where(ofQuestionnaire(db, id))
    .orderBy(desc(questionnaireVersion.versionNo))
    .limit(MOST);

export interface VersionKey {
  questionnaireId: string;
  versionNo: number;
}

export const versionKey = ({ questionnaireId, versionNo }: VersionKey): string => `${questionnaireId} ${versionNo}`;

/** What some versions ask, by `versionKey`. */
export async function readContents(db: TenantDb, keys: readonly VersionKey[]): Promise<ReadonlyMap<string, Content>> {
  if (keys.length === 0) return new Map();
  const wanted = JSON.stringify(keys.map(({ questionnaireId, versionNo }) => [questionnaireId, versionNo]));
  const rows = await db.orm
    .select(pick(versionFields))
    .from(questionnaireVersion)
    .where(
      and(
        db.own(questionnaireVersion),
        sql`(${questionnaireVersion.questionnaireId}, ${questionnaireVersion.versionNo}) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${wanted}))`,
      ),
    );
  return new Map(rows.map((row) => [versionKey(row), row.content]));
}

export const insertQuestionnaire = (
  db: TenantDb,
  row: Omit<typeof questionnaire.$inferInsert, "organizationId">,
): Statement => db.orm.insert(questionnaire).values({ organizationId: db.organizationId, ...row });

export const insertVersion = (
  db: TenantDb,
  row: Omit<typeof questionnaireVersion.$inferInsert, "organizationId">,
): Statement => db.orm.insert(questionnaireVersion).values({ organizationId: db.organizationId, ...row });

/** Changes a questionnaire as it was read; no row where somebody has changed it meanwhile. */
export const changeQuestionnaire = (
  db: TenantDb,
  { id, version }: Pick<QuestionnaireRow, "id" | "version">,
  set: Partial<Omit<QuestionnaireRow, "id" | "version">>,
): Statement =>
  db.orm
    .update(questionnaire)
    .set({ ...set, version: version + 1 })
    .where(and(db.own(questionnaire), eq(questionnaire.id, id), eq(questionnaire.version, version)));

/** Changes a version as it was read, while it is not published. */
export const changeVersion = (
  db: TenantDb,
  { questionnaireId, versionNo, version }: Pick<VersionRow, "questionnaireId" | "versionNo" | "version">,
  set: { content?: Content; publishedAt?: number },
): Statement =>
  db.orm
    .update(questionnaireVersion)
    .set({ ...set, version: version + 1 })
    .where(
      and(
        ofQuestionnaire(db, questionnaireId),
        eq(questionnaireVersion.versionNo, versionNo),
        eq(questionnaireVersion.version, version),
        sql`${questionnaireVersion.publishedAt} IS NULL`,
      ),
    );

const CHANGED = "SELECT CASE WHEN changes() = 1 THEN 1 ELSE json_extract('{}', 'conflict') END";

/** Refuses its batch where the write before it has changed no row. */
export const unlessUnchanged = (db: TenantDb): D1PreparedStatement => db.raw(CHANGED);
