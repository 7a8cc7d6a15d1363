import { and, asc, eq, gte, not, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { followUp } from "~/db/schema/follow-ups.server";
import type { FollowUp } from "../../domain/desk/follow-up";

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

/** The columns by which an appointment answers a follow-up. */
export const ANSWERED_BY = {
  patientId: followUp.patientId,
  employeeId: followUp.providerId,
  since: followUp.createdAt,
} as const;

/** Whose follow-ups are asked for. */
export type FollowUpsOf = { patientId: string } | { providerId: string } | { id: string };

interface OpenAsked {
  most: number;
  /** Says of a row that it was booked. */
  booked: SQL;
  /** The first day (YYYY-MM-DD) that counts; every one where it is left out. */
  dueFrom?: string | undefined;
}

/** What is to be booked still, the soonest first. */
export async function openFollowUps(
  db: TenantDb,
  of: FollowUpsOf,
  { most, booked, dueFrom }: OpenAsked,
): Promise<FollowUp[]> {
  const whose =
    "id" in of
      ? eq(followUp.id, of.id)
      : "patientId" in of
        ? eq(followUp.patientId, of.patientId)
        : eq(followUp.providerId, of.providerId);
  const due = dueFrom === undefined ? undefined : gte(followUp.dueOn, dueFrom);
  return db.orm
    .select(pick(columns))
    .from(followUp)
    .where(and(db.own(followUp), eq(followUp.state, "OPEN"), not(booked), whose, due))
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
