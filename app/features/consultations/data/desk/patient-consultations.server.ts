import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { consultation } from "~/db/schema/consultations.server";
import { employee } from "~/db/schema/identity.server";
import { branch, serviceOffering } from "~/db/schema/organization.server";
import { appointment } from "~/db/schema/scheduling.server";
import type { ConsultationType } from "../../domain/consultations/consultation";

/** A place in a list that goes back in time. */
export interface ListMark {
  startsAt: number;
  id: string;
}

const before = (mark: ListMark | null, startsAt: SQLiteColumn, id: SQLiteColumn): SQL | undefined =>
  mark === null ? undefined : or(lt(startsAt, mark.startsAt), and(eq(startsAt, mark.startsAt), lt(id, mark.id)));

const shared = {
  providerTitle: employee.title,
  providerName: sql<string>`trim(${employee.firstName} || ' ' || ${employee.lastName})`,
  branchName: sql<string>`coalesce(${branch.name}, '')`,
};

const ofAppointment = {
  ...shared,
  appointmentId: appointment.id,
  stateId: appointment.stateId,
  startsAt: appointment.startsAt,
  endsAt: appointment.endsAt,
  timeZone: appointment.timeZone,
  offering: sql<string>`coalesce(${serviceOffering.name}, '')`,
  paidAtClinicAt: appointment.paidAtClinicAt,
  paidOnlineAt: appointment.paidOnlineAt,
  consultationId: sql<string | null>`${consultation.id}`,
  publishStatus: sql<"UNPUBLISHED" | "PUBLISHED" | "WITHDRAWN" | null>`${consultation.publishStatus}`,
};

const appointments = (db: TenantDb) =>
  db.orm
    .select(pick(ofAppointment))
    .from(appointment)
    .innerJoin(
      employee,
      and(eq(employee.organizationId, appointment.organizationId), eq(employee.id, appointment.employeeId)),
    )
    .leftJoin(branch, and(eq(branch.organizationId, appointment.organizationId), eq(branch.id, appointment.branchId)))
    .leftJoin(
      serviceOffering,
      and(
        eq(serviceOffering.organizationId, appointment.organizationId),
        eq(serviceOffering.id, appointment.serviceOfferingId),
      ),
    )
    .leftJoin(
      consultation,
      and(eq(consultation.organizationId, appointment.organizationId), eq(consultation.appointmentId, appointment.id)),
    );

/** Requests, agreed ones and one that goes on. */
const AHEAD = [1, 2, 4, 6, 7, 11];
const OVER = [8, 10];

interface Wanted {
  patientId: string;
  type: "video" | "in_patient";
  most: number;
}

/** A patient's appointments of one type that are still ahead or going on, the soonest first. */
export const appointmentsAhead = (db: TenantDb, { patientId, type, most, now }: Wanted & { now: number }) =>
  appointments(db)
    .where(
      and(
        db.own(appointment),
        eq(appointment.patientId, patientId),
        eq(appointment.type, type),
        isNull(appointment.disabledAt),
        inArray(appointment.stateId, AHEAD),
        sql`${appointment.endsAt} > ${now}`,
      ),
    )
    .orderBy(asc(appointment.startsAt), asc(appointment.id))
    .limit(most);

/** Those that took place, the latest first. */
export const appointmentsPast = (db: TenantDb, { patientId, type, most, mark }: Wanted & { mark: ListMark | null }) =>
  appointments(db)
    .where(
      and(
        db.own(appointment),
        eq(appointment.patientId, patientId),
        eq(appointment.type, type),
        isNull(appointment.disabledAt),
        inArray(appointment.stateId, OVER),
        before(mark, appointment.startsAt, appointment.id),
      ),
    )
    .orderBy(desc(appointment.startsAt), desc(appointment.id))
    .limit(most);

/** Consultations of a patient without an appointment, of some types, of which they were told; the latest first. */
export const consultationsBesides = (
  db: TenantDb,
  {
    patientId,
    types,
    most,
    mark,
  }: { patientId: string; types: readonly ConsultationType[]; most: number; mark: ListMark | null },
) =>
  db.orm
    .select(
      pick({
        ...shared,
        consultationId: consultation.id,
        startsAt: consultation.startTime,
        type: consultation.type,
        publishStatus: consultation.publishStatus,
      }),
    )
    .from(consultation)
    .innerJoin(
      employee,
      and(eq(employee.organizationId, consultation.organizationId), eq(employee.id, consultation.providerId)),
    )
    .leftJoin(branch, and(eq(branch.organizationId, consultation.organizationId), eq(branch.id, consultation.branchId)))
    .where(
      and(
        db.own(consultation),
        eq(consultation.patientId, patientId),
        isNull(consultation.appointmentId),
        inArray(consultation.type, [...types]),
        inArray(consultation.publishStatus, ["PUBLISHED", "WITHDRAWN"]),
        before(mark, consultation.startTime, consultation.id),
      ),
    )
    .orderBy(desc(consultation.startTime), desc(consultation.id))
    .limit(most);

export type AppointmentOfPatient = Awaited<ReturnType<typeof appointmentsPast>>[number];
export type ConsultationBesides = Awaited<ReturnType<typeof consultationsBesides>>[number];
