import type { AuditEntry, OutboxEntry } from "~/db/commit.server";
import { employeesInRoles, ROLE } from "~/features/identity/public.server";
import { patientIdentities } from "~/features/patients/public.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import type { AppointmentRow } from "../../data/appointments/appointment-change-read.server";
import { readBegunAlone } from "../../data/appointments/begun-alone-read.server";
import type { AppointmentAction } from "../../domain/appointments/appointment-transitions";
import { opensRecord } from "../../domain/appointments/begun-alone";

interface Announced {
  audit: AuditEntry[];
  outbox: OutboxEntry[];
}

/**
 * What a provider's beginning of appointments that they alone had a hand in announces, in the same batch and whoever is
 * to be notified of the appointment itself: the opening to the patient, by mail and in the list of who has seen their
 * record, and to the administrators other than that provider. None of it names the change that made it, so that no undo
 * takes it back.
 */
export async function announceOpenings(
  context: RequestContext,
  action: AppointmentAction,
  appointments: readonly AppointmentRow[],
): Promise<Announced> {
  const { actor, db } = context;
  const by = { employeeId: actor.kind === "employee" ? actor.employeeId : null };
  const opening = appointments.filter((each) => opensRecord(action, each, by));
  if (opening.length === 0) return { audit: [], outbox: [] };
  const ids = opening.map(({ id }) => id);
  const [alone, patients, administrators] = await Promise.all([
    readBegunAlone(db, ids),
    patientIdentities(
      context,
      opening.flatMap(({ patientId }) => patientId ?? []),
    ),
    employeesInRoles(db, [ROLE.ADMINISTRATOR, ROLE.OWNER]),
  ]);
  const announced = opening
    .filter(({ id }) => alone.includes(id))
    .map((each) => ({ ...each, userId: patients.get(each.patientId ?? "")?.userId ?? null }));
  return {
    audit: announced.map(({ id, patientId }) => ({
      ...{ action: "healthRecord.open", subjectKind: "appointment", subjectId: id, patientId, fields: ["stateId"] },
    })),
    outbox: announced.flatMap(({ id: appointmentId, employeeId, userId }) => [
      ...(userId === null
        ? []
        : [outboxEntry(context, "mail", { template: "security.recordOpened", to: { kind: "USER", id: userId } })]),
      ...administrators
        .filter((administrator) => administrator !== employeeId)
        .map((id) =>
          outboxEntry(context, "mail", {
            template: "appointment.begunAlone",
            ...{ to: { kind: "EMPLOYEE", id } as const, appointmentId },
          }),
        ),
    ]),
  };
}
