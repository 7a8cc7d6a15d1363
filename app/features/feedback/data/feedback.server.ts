import { and, desc, eq, gte, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import type { Write } from "~/db/commit.server";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { feedback, feedbackLink, feedbackVersion, ratingCount } from "~/db/schema/feedback.server";
import type { Answer, FeedbackFilter } from "../domain/feedback";

const fields = {
  appointmentId: feedback.appointmentId,
  patientId: feedback.patientId,
  providerId: feedback.providerId,
  offeringId: feedback.offeringId,
  branchId: feedback.branchId,
  isVideo: feedback.isVideo,
  state: feedback.state,
  askedAt: feedback.askedAt,
  expiresAt: feedback.expiresAt,
  retries: feedback.retries,
  givenAt: feedback.givenAt,
  stars: feedback.stars,
  technical: feedback.technical,
  waiting: feedback.waiting,
  recommends: feedback.recommends,
  words: feedback.words,
  isAnonymous: feedback.isAnonymous,
  wantsContact: feedback.wantsContact,
  mayPublish: feedback.mayPublish,
  publishedAt: feedback.publishedAt,
  hiddenReason: feedback.hiddenReason,
  reply: feedback.reply,
  isOpen: feedback.isOpen,
  version: feedback.version,
};

const selected = (db: TenantDb) => db.orm.select(pick(fields)).from(feedback);

/** A question with what was answered; undefined where nothing was asked about this appointment. */
export async function readFeedback(db: TenantDb, appointmentId: string) {
  const [row] = await selected(db).where(and(db.own(feedback), eq(feedback.appointmentId, appointmentId)));
  return row;
}

export type FeedbackRow = NonNullable<Awaited<ReturnType<typeof readFeedback>>>;

/** The appointment that a link asks about, and until when it does. */
export async function readFeedbackLink(db: TenantDb, tokenHash: string) {
  const [link] = await db.orm
    .select(pick({ appointmentId: feedbackLink.appointmentId, expiresAt: feedbackLink.expiresAt }))
    .from(feedbackLink)
    .where(and(db.own(feedbackLink), eq(feedbackLink.tokenHash, tokenHash)));
  return link;
}

export const insertLinkStatement = (
  db: TenantDb,
  link: { tokenHash: string; appointmentId: string; expiresAt: number },
): Statement => db.orm.insert(feedbackLink).values({ organizationId: db.organizationId, ...link });

type Asked = Pick<
  FeedbackRow,
  "appointmentId" | "patientId" | "providerId" | "offeringId" | "branchId" | "isVideo" | "askedAt" | "expiresAt"
>;

/** Asks about an appointment. Where it was asked before, nothing changes: it is asked once. */
export const askStatement = (db: TenantDb, asked: Asked): Statement =>
  db.orm
    .insert(feedback)
    .values({ organizationId: db.organizationId, state: "ASKED", ...asked })
    .onConflictDoNothing();

/** Changes a question as it was read; where somebody has changed it meanwhile, no row. */
export const changeStatement = (
  db: TenantDb,
  { appointmentId, version }: Pick<FeedbackRow, "appointmentId" | "version">,
  set: Partial<Omit<FeedbackRow, "appointmentId" | "version">>,
): Statement =>
  db.orm
    .update(feedback)
    .set({ ...set, version: version + 1 })
    .where(and(db.own(feedback), eq(feedback.appointmentId, appointmentId), eq(feedback.version, version)));

export const keepVersionStatement = (
  db: TenantDb,
  { appointmentId, version }: Pick<FeedbackRow, "appointmentId" | "version">,
  answer: Answer,
  at: number,
): Statement =>
  db.orm.insert(feedbackVersion).values({
    organizationId: db.organizationId,
    ...{ appointmentId, version, at },
    answer: { ...answer },
  });

const COUNT = `INSERT INTO rating_count (organization_id, kind, subject_id, month, count, stars) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
ON CONFLICT (organization_id, kind, subject_id, month) DO UPDATE SET count = count + excluded.count, stars = stars + excluded.stars`;

/** Counts a rating, or its change, for everybody whom it is about. */
export const countStatements = (
  db: TenantDb,
  { providerId, offeringId, branchId }: Pick<FeedbackRow, "providerId" | "offeringId" | "branchId">,
  by: { month: string; count: number; stars: number },
): Write[] =>
  [
    ["ALL", ""],
    ["PROVIDER", providerId],
    ["OFFERING", offeringId],
    ["BRANCH", branchId],
  ].flatMap(([kind, id]) =>
    id === null ? [] : [db.raw(COUNT, db.organizationId, kind, id, by.month, by.count, by.stars)],
  );

/** The counted months of one kind since `from` (YYYY-MM). */
export const readMonths = (
  db: TenantDb,
  { kind, id, from }: { kind: "ALL" | "PROVIDER" | "OFFERING" | "BRANCH"; id: string; from: string },
) =>
  db.orm
    .select(pick({ month: ratingCount.month, count: ratingCount.count, stars: ratingCount.stars }))
    .from(ratingCount)
    .where(
      and(db.own(ratingCount), eq(ratingCount.kind, kind), eq(ratingCount.subjectId, id), gte(ratingCount.month, from)),
    )
    .orderBy(ratingCount.month);

/** A page of what was answered, newest first, from before a moment on; one more than the page says that it goes on. */
export const readGiven = (db: TenantDb, filter: FeedbackFilter, most: number): Promise<FeedbackRow[]> =>
  selected(db)
    .where(
      and(
        db.own(feedback),
        isNotNull(feedback.givenAt),
        filter.providerId ? eq(feedback.providerId, filter.providerId) : undefined,
        filter.offeringId ? eq(feedback.offeringId, filter.offeringId) : undefined,
        filter.branchId ? eq(feedback.branchId, filter.branchId) : undefined,
        filter.stars ? eq(feedback.stars, filter.stars) : undefined,
        filter.from === null ? undefined : gte(feedback.givenAt, filter.from),
        filter.until === null ? undefined : lt(feedback.givenAt, filter.until),
        filter.isOpen ? sql`${feedback.isOpen}` : undefined,
        filter.before
          ? or(
              lt(feedback.givenAt, filter.before.at),
              and(eq(feedback.givenAt, filter.before.at), lt(feedback.appointmentId, filter.before.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(feedback.givenAt), desc(feedback.appointmentId))
    .limit(most);

/** How many answers somebody must see to, at most so many. */
export async function countOpen(db: TenantDb, most: number): Promise<number> {
  const rows = await db.orm
    .select(pick({ id: feedback.appointmentId }))
    .from(feedback)
    .where(and(db.own(feedback), sql`${feedback.isOpen}`))
    .limit(most);
  return rows.length;
}

/** What of a provider is published, newest first. */
export const readPublished = (db: TenantDb, providerId: string, most: number) =>
  db.orm
    .select(
      pick({
        appointmentId: feedback.appointmentId,
        givenAt: feedback.givenAt,
        stars: feedback.stars,
        words: feedback.words,
        reply: feedback.reply,
      }),
    )
    .from(feedback)
    .where(
      and(
        db.own(feedback),
        eq(feedback.providerId, providerId),
        isNotNull(feedback.publishedAt),
        eq(feedback.hiddenReason, ""),
      ),
    )
    .orderBy(desc(feedback.publishedAt))
    .limit(most);

/** A patient's own questions, newest first. */
export const readOfPatient = (db: TenantDb, patientId: string, most: number): Promise<FeedbackRow[]> =>
  selected(db)
    .where(and(db.own(feedback), eq(feedback.patientId, patientId)))
    .orderBy(desc(feedback.askedAt))
    .limit(most);

/** Nothing of a patient is public any more, and no link of theirs opens anything. */
export const forgetStatements = (db: TenantDb, patientId: string): Statement[] => [
  db.orm
    .update(feedback)
    .set({ publishedAt: null, mayPublish: false, wantsContact: false, version: sql`${feedback.version} + 1` })
    .where(and(db.own(feedback), eq(feedback.patientId, patientId))),
  db.orm.delete(feedbackLink).where(
    and(
      db.own(feedbackLink),
      inArray(
        feedbackLink.appointmentId,
        db.orm
          .select(pick({ id: feedback.appointmentId }))
          .from(feedback)
          .where(and(db.own(feedback), eq(feedback.patientId, patientId))),
      ),
    ),
  ),
];
