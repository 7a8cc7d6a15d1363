import { loadRowsStatements } from "~/db/load-rows.server";
import type { openPractice } from "../support/organization";

type Practice = Awaited<ReturnType<typeof openPractice>>;

interface AppointmentOptions {
  startsAt: number;
  stateId?: number;
  doctor?: string;
  patient?: string;
  /** The group session in which it has a seat. */
  session?: string;
}

/**
 * An appointment of a practice's first patient with its first doctor, or those named, confirmed unless said otherwise;
 * 15 minutes long.
 */
export async function withAppointment(
  practice: Practice,
  id: string,
  { startsAt, stateId = 2, session, ...of }: AppointmentOptions,
): Promise<void> {
  const { db } = await practice.as({ kind: "system", task: "test" }, startsAt);
  const { doctor, branch, videoOffering, patient } = { ...practice.ids, ...of };
  const row = {
    id,
    state_id: stateId,
    type: "video",
    employee_id: doctor,
    branch_id: branch,
    service_offering_id: videoOffering,
    patient_id: patient,
    ...(session === undefined ? {} : { session_id: session }),
    starts_at: startsAt,
    ends_at: startsAt + 900_000,
    time_zone: "Europe/Madrid",
    local_day: new Date(startsAt).toISOString().slice(0, 10),
    booked_by: "PUBLIC",
    created_at: startsAt,
    updated_at: startsAt,
  };
  await db.rawBatch(loadRowsStatements(db, "appointment", Object.keys(row), [Object.values(row)]));
}
