import { APPOINTMENT_STATE as S } from "~/features/scheduling/public.server";
import { addDays } from "~/kernel/time/dates";
import { paths } from "~/paths";
import { demoId } from "../../domain/demo-id";
import { createRandom } from "../../domain/random";
import { tableOf, type Row, type TableRows } from "../../domain/table-rows";
import type { DemoAppointment } from "../appointments/demo-appointments.server";
import type { Filler } from "./filler.server";

/**
 * Of so many appointments that took place one has a consultation of its own, and of those one a follow-up; those of the
 * patient of the printed sign-in all have one.
 */
const EACH = 3;
const WEEKS_LATER = 6;

/** A consultation, and that its patient is to come again; told from the appointment alone, so that it comes out alike. */
function consultationOf(appointment: DemoAppointment): { consultation: Row; followUp: Row | null } | null {
  const { id: appointmentId, state, patient, doctor, branch, startsAt, day, offering, reason } = appointment;
  if (patient === null || (state !== S.CONCLUDED && state !== S.COMPLETED)) return null;
  const random = createRandom(`demo/consultation/${appointmentId}`);
  const drawn = random.whole(1, EACH) === 1;
  if (!drawn && patient.number !== 1) return null;
  const ended = appointment.steps.find(({ to }) => to === S.CONCLUDED || to === S.COMPLETED)?.at ?? startsAt;
  const id = demoId(startsAt, random);
  const written = { created_at: startsAt, updated_at: ended, version: 1 };
  const followUp: Row = {
    ...{ id: demoId(ended, random), patient_id: patient.id, provider_id: doctor.id, consultation_id: id },
    ...{ offering_id: offering.id, due_on: addDays(day, WEEKS_LATER * 7), note: "", state: "OPEN" },
    ...{ created_by: doctor.id, created_at: ended, version: 1 },
  };
  return {
    consultation: {
      ...{ id, patient_id: patient.id, provider_id: doctor.id, appointment_id: appointmentId, branch_id: branch.id },
      ...{ type: offering.kind === "video" ? "VIDEO" : "IN_PERSON", status: "CLOSED", reason },
      ...{ start_time: startsAt, consultation_time: startsAt, publish_status: "PUBLISHED", published_at: ended },
      ...{ published_by: doctor.id, creator_id: doctor.id, ...written },
    },
    followUp: drawn && random.whole(1, EACH) === 1 ? followUp : null,
  };
}

/** The consultations of the patient of the printed sign-in with their appointments, the oldest first. */
export const consultationsOfSignIn = (appointments: readonly DemoAppointment[]) =>
  appointments.flatMap((appointment) => {
    const made = appointment.patient?.number === 1 ? consultationOf(appointment) : null;
    return made ? [{ appointment, consultation: made.consultation }] : [];
  });

function deskRows(appointments: readonly DemoAppointment[]): TableRows[] {
  const made = appointments.flatMap((appointment) => consultationOf(appointment) ?? []);
  return [
    tableOf(
      "consultation",
      made.map(({ consultation }) => consultation),
    ),
    tableOf(
      "follow_up",
      made.flatMap(({ followUp }) => (followUp ? [followUp] : [])),
    ),
  ];
}

/** Consultations of appointments that took place, some with a follow-up. */
export const desk: Filler = {
  ofAppointments: deskRows,
  marked: [
    {
      table: "consultation",
      belongings: [{ table: "follow_up", column: "consultation_id" }],
      shown: {
        name: "date(t.start_time / 1000, 'unixepoch')",
        kind: "demo:kinds.consultation",
        href: paths.consultation,
      },
    },
  ],
};
