import { and, asc, eq, exists, gte, isNull, lte, not, or, sql } from "drizzle-orm";
import type { SQLWrapper } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { followUp } from "~/db/schema/consultations.server";
import type { FollowUp } from "../../domain/desk/follow-up";
import { EARLY_DAYS, EARLY_SHARE, LATE_DAYS } from "../../domain/desk/follow-up-answer";

const columns = {
  id: followUp.id,
  patientId: followUp.patientId,
  providerId: followUp.providerId,
  consultationId: followUp.consultationId,
  offeringId: followUp.offeringId,
  dueOn: followUp.dueOn,
  note: followUp.note,
  state: followUp.state,
  invitedAt: followUp.invitedAt,
  createdBy: followUp.createdBy,
  createdAt: followUp.createdAt,
  version: followUp.version,
};

const dayOf = (instant: SQLiteColumn) => sql`date(${instant} / 1000, 'unixepoch')`;
const daysUntil = sql`CAST(julianday(${followUp.dueOn}) - julianday(${dayOf(followUp.createdAt)}) AS INTEGER)`;
const mostEarly = sql`max(${EARLY_DAYS}, CAST(${daysUntil} / ${EARLY_SHARE} AS INTEGER))`;
const mostLate = sql`max(${LATE_DAYS}, ${daysUntil})`;

/** What makes an appointment the one that a follow-up asks for: `answersFollowUp`, asked of the database. */
export const ANSWERED_BY = {
  patientId: followUp.patientId,
  employeeId: followUp.providerId,
  since: followUp.createdAt,
  fits: ({
    localDay,
    createdAt,
    offeringId,
  }: Readonly<Record<"localDay" | "createdAt" | "offeringId", SQLiteColumn>>) =>
    and(
      gte(localDay, sql`date(${followUp.dueOn}, '-' || ${mostEarly} || ' days')`),
      lte(localDay, sql`date(max(${followUp.dueOn}, ${dayOf(createdAt)}), '+' || ${mostLate} || ' days')`),
      or(isNull(followUp.offeringId), eq(offeringId, followUp.offeringId)),
    ),
} as const;

/** Whose follow-ups are asked for. */
export type FollowUpsOf = { patientId: string } | { providerId: string } | { id: string };

interface OpenAsked {
  most: number;
  /** Of a row the appointment that answers it: a query of one id. */
  booked: SQLWrapper;
  /** The consultation of which those are given too that were booked. */
  bookedIn?: string | undefined;
  /** The first day (YYYY-MM-DD) that counts; every one where it is left out. */
  dueFrom?: string | undefined;
}

/** An open follow-up, with the id of the appointment that answers it; null while it is to be booked. */
export type OpenFollowUp = FollowUp & { bookedId: string | null };

/** What is to be booked still, the soonest first. */
export async function openFollowUps(
  db: TenantDb,
  of: FollowUpsOf,
  { most, booked, bookedIn, dueFrom }: OpenAsked,
): Promise<OpenFollowUp[]> {
  const whose =
    "id" in of
      ? eq(followUp.id, of.id)
      : "patientId" in of
        ? eq(followUp.patientId, of.patientId)
        : eq(followUp.providerId, of.providerId);
  const due = dueFrom === undefined ? undefined : gte(followUp.dueOn, dueFrom);
  const inConsultation = bookedIn === undefined ? undefined : eq(followUp.consultationId, bookedIn);
  const shown = or(not(exists(booked)), inConsultation);
  return db.orm
    .select({ ...pick(columns), bookedId: sql<string | null>`${booked}` })
    .from(followUp)
    .where(and(db.own(followUp), eq(followUp.state, "OPEN"), shown, whose, due))
    .orderBy(asc(followUp.dueOn), asc(followUp.id))
    .limit(most);
}

/** One follow-up by its id, booked or not. */
export async function readFollowUp(db: TenantDb, id: string): Promise<FollowUp | undefined> {
  const [found] = await db.orm
    .select(pick(columns))
    .from(followUp)
    .where(and(db.own(followUp), eq(followUp.id, id)))
    .limit(1);
  return found;
}

export const insertFollowUp = (db: TenantDb, row: FollowUp): Statement =>
  db.orm.insert(followUp).values({ organizationId: db.organizationId, ...row });

/** Changes one on the version that was read, so that the second of two is refused. */
export const changeFollowUp = (
  db: TenantDb,
  { id, version }: Pick<FollowUp, "id" | "version">,
  change: Partial<Pick<FollowUp, "state" | "invitedAt">>,
): Statement =>
  db.orm
    .update(followUp)
    .set({ ...change, version: sql`${followUp.version} + 1` })
    .where(and(db.own(followUp), eq(followUp.id, id), eq(followUp.version, version)));
