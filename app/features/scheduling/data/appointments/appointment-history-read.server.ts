import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee } from "~/db/schema/identity.server";
import { patient } from "~/db/schema/patients.server";
import { appointmentHistory } from "~/db/schema/scheduling.server";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import type { HistoryLine } from "../../domain/lists/appointment-summary";

const BY_PATIENT = ["patient", "link", "guest"];

/** Everything that happened to an appointment, oldest first. */
export async function readHistory(db: TenantDb, appointmentId: string): Promise<HistoryLine[]> {
  const rows = await db.orm
    .select(
      pick({
        version: appointmentHistory.version,
        at: appointmentHistory.at,
        action: appointmentHistory.action,
        fromStateId: appointmentHistory.fromStateId,
        toStateId: appointmentHistory.toStateId,
        startsAt: appointmentHistory.startsAt,
        note: appointmentHistory.note,
        agreedOnPhone: appointmentHistory.agreedOnPhone,
        doNotNotify: appointmentHistory.doNotNotify,
        actorKind: appointmentHistory.actorKind,
        employeeFirstName: employee.firstName,
        employeeLastName: employee.lastName,
        patientFirstName: patient.firstName,
        patientLastName: patient.lastName,
      }),
    )
    .from(appointmentHistory)
    .leftJoin(
      employee,
      and(
        eq(employee.organizationId, appointmentHistory.organizationId),
        eq(employee.id, appointmentHistory.actorId),
        eq(appointmentHistory.actorKind, "employee"),
      ),
    )
    .leftJoin(
      patient,
      and(
        eq(patient.organizationId, appointmentHistory.organizationId),
        eq(patient.id, appointmentHistory.actorId),
        inArray(appointmentHistory.actorKind, BY_PATIENT),
      ),
    )
    .where(and(db.own(appointmentHistory), eq(appointmentHistory.appointmentId, appointmentId)))
    .orderBy(asc(appointmentHistory.version));
  return rows.map(({ employeeFirstName, employeeLastName, patientFirstName, patientLastName, ...line }) => {
    const names = [employeeFirstName ?? patientFirstName, employeeLastName ?? patientLastName].filter(Boolean);
    return { ...line, actorName: names.length > 0 ? names.join(" ") : null };
  });
}

/** When the patient of an appointment was last checked in (UTC ms), and by whom of the team; null where nobody was. */
export async function readCheckIn(
  db: TenantDb,
  appointmentId: string,
): Promise<{ at: number; by: string | null } | null> {
  const last = (await readHistory(db, appointmentId)).findLast(({ action }) => action === "arrive");
  return last ? { at: last.at, by: last.actorKind === "employee" ? last.actorName : null } : null;
}

/** Who of the employees answered each of these requests last, by its id; without those that none of them answered. */
export async function readAnswerers(db: TenantDb, appointmentIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.orm
    .select(
      pick({
        appointmentId: appointmentHistory.appointmentId,
        firstName: employee.firstName,
        lastName: employee.lastName,
      }),
    )
    .from(appointmentHistory)
    .innerJoin(
      employee,
      and(eq(employee.organizationId, appointmentHistory.organizationId), eq(employee.id, appointmentHistory.actorId)),
    )
    .where(
      and(
        db.own(appointmentHistory),
        sql`${appointmentHistory.appointmentId} IN (SELECT value FROM json_each(${JSON.stringify(appointmentIds)}))`,
        eq(appointmentHistory.actorKind, "employee"),
        eq(appointmentHistory.fromStateId, APPOINTMENT_STATE.NEW),
        ne(appointmentHistory.toStateId, APPOINTMENT_STATE.NEW),
      ),
    )
    .orderBy(asc(appointmentHistory.version));
  return new Map(
    rows.map(({ appointmentId, firstName, lastName }) => [appointmentId, `${firstName} ${lastName}`.trim()]),
  );
}

/** The last of some acts on an appointment, by whom and why; no row where there was none. */
export const lastOfActsStatement = (db: TenantDb, appointmentId: string, actions: readonly string[]) =>
  db.orm
    .select(
      pick({
        action: appointmentHistory.action,
        actorKind: appointmentHistory.actorKind,
        note: appointmentHistory.note,
      }),
    )
    .from(appointmentHistory)
    .where(
      and(
        db.own(appointmentHistory),
        eq(appointmentHistory.appointmentId, appointmentId),
        inArray(appointmentHistory.action, [...actions]),
      ),
    )
    .orderBy(desc(appointmentHistory.version))
    .limit(1);
