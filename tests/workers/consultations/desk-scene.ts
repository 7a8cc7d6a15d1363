import { openConsultation } from "~/features/consultations/services/consultations/open-consultation.server";
import { APPOINTMENT_STATE, type AppointmentState } from "~/features/scheduling/domain/appointments/appointment-states";
import type { Actor } from "~/platform/access/actor.server";
import { change, read } from "../identity/appointments";
import { deliver } from "../notifications/scene";
import { HOUR, NOW, openRecords } from "../phr/scene";
import { givenAppointment } from "../scheduling/scene";

export { HOUR, NOW };
export const SYSTEM: Actor = { kind: "system", task: "test" };

/** What its provider wrote in the video session; nobody would say so by chance. */
export const WRITTEN = { SUMMARY: "canary-summary-7731", REVIEW: "canary-review-9417" } as const;

/** A video appointment that is over, with all that was written in it, and its consultation. */
export async function openDesk() {
  const records = await openRecords();
  const { practice, as, ids } = records;
  const appointed = async (
    startsAt: number,
    { stateId = APPOINTMENT_STATE.CONCLUDED, type = "video" as "video" | "in_patient" } = {} as {
      stateId?: AppointmentState;
      type?: "video" | "in_patient";
    },
  ) =>
    givenAppointment(practice, await practice.as(SYSTEM, NOW), {
      ...{ startsAt, stateId, type, reason: "It itches" },
      serviceOfferingId: type === "video" ? ids.videoOffering : ids.clinicOffering,
    });
  const appointmentId = await appointed(NOW - HOUR);
  for (const [kind, note] of Object.entries(WRITTEN))
    await change(
      practice,
      "INSERT INTO consultation_note (organization_id, appointment_id, kind, note, written_by, updated_at, version) VALUES (?1, ?2, ?3, ?4, ?5, ?6, 1)",
      ...[appointmentId, kind, note, ids.doctor, NOW],
    );
  const { id } = await openConsultation(await as("doctor"), appointmentId);
  const outbox = () =>
    read<{ id: string; template: string }>(
      practice,
      "SELECT id, json_extract(payload, '$.template') AS template FROM outbox WHERE organization_id = ?1 AND topic = 'mail' ORDER BY id",
    );
  /** Has the newest mail of a template sent, whatever the test's clock says; gives its outbox row. */
  const send = async (template: string): Promise<string> => {
    const row = (await outbox()).findLast((each) => each.template === template);
    if (!row) throw new RangeError(template);
    await change(practice, "UPDATE outbox SET available_at = 0 WHERE organization_id = ?1 AND id = ?2", row.id);
    await deliver(practice, row.id);
    return row.id;
  };
  return { ...records, appointmentId, id, appointed, send };
}
export type DeskScene = Awaited<ReturnType<typeof openDesk>>;
