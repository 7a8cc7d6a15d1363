import { and, asc, eq, gt, gte, inArray, isNull, notExists, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { followUp } from "~/db/schema/follow-ups.server";
import { employee } from "~/db/schema/identity.server";
import { patient } from "~/db/schema/patients.server";
import { appointment } from "~/db/schema/scheduling.server";
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

/** A follow-up with the names of both. */
export interface ListedFollowUp extends FollowUp {
  patientName: string;
  providerTitle: number;
  providerName: string;
}

/** Asked for, agreed on, going on or over: the patient has come back, or will. */
const BOOKED = [1, 2, 4, 6, 7, 8, 10, 11];

async function listed(db: TenantDb, where: SQL | undefined, most: number): Promise<ListedFollowUp[]> {
  return db.orm
    .select(
      pick({
        ...columns,
        patientName: sql<string>`trim(${patient.firstName} || ' ' || ${patient.lastName})`,
        providerTitle: employee.title,
        providerName: sql<string>`trim(${employee.firstName} || ' ' || ${employee.lastName})`,
      }),
    )
    .from(followUp)
    .innerJoin(patient, and(eq(patient.organizationId, followUp.organizationId), eq(patient.id, followUp.patientId)))
    .innerJoin(
      employee,
      and(eq(employee.organizationId, followUp.organizationId), eq(employee.id, followUp.providerId)),
    )
    .where(where)
    .orderBy(asc(followUp.dueOn), asc(followUp.id))
    .limit(most);
}

/** Open, and not booked with that provider since. */
const unbooked = (db: TenantDb) =>
  and(
    db.own(followUp),
    eq(followUp.state, "OPEN"),
    notExists(
      db.orm
        .select(pick({ id: appointment.id }))
        .from(appointment)
        .where(
          and(
            db.own(appointment),
            eq(appointment.patientId, followUp.patientId),
            eq(appointment.employeeId, followUp.providerId),
            gt(appointment.startsAt, followUp.createdAt),
            gte(appointment.createdAt, followUp.createdAt),
            inArray(appointment.stateId, BOOKED),
            isNull(appointment.disabledAt),
          ),
        ),
    ),
  );

/** Whose follow-ups are asked for. */
export type FollowUpsOf = { patientId: string } | { providerId: string } | { id: string };

/** What is to be booked still, the soonest first. */
export function openFollowUps(db: TenantDb, of: FollowUpsOf, most: number): Promise<ListedFollowUp[]> {
  const whose =
    "id" in of
      ? eq(followUp.id, of.id)
      : "patientId" in of
        ? eq(followUp.patientId, of.patientId)
        : eq(followUp.providerId, of.providerId);
  return listed(db, and(unbooked(db), whose), most);
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
