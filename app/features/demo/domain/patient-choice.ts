import type { Cast } from "./cast";
import type { DemoPatient } from "./patients";
import type { Random } from "./random";
import type { AppointmentTime } from "./appointment-times";

/** The patient of the printed sign-in sees the first doctor on call every this many hours. */
const KNOWN_PATIENT_EVERY_HOURS = 4;
const HOUR_MS = 3_600_000;

/** Whether a department sees a patient: children go to the pediatrician, and only they do. */
function suits(department: string, patient: DemoPatient, day: string): boolean {
  const child = Number(day.slice(0, 4)) - Number(patient.birthDate.slice(0, 4)) < 16;
  if (department === "paediatrics") return child;
  return !child && (department !== "women" || patient.gender === 2);
}

/** Chooses who comes at a time: somebody whom the department suits, and who is nowhere else then. */
export function createPatientChoice(cast: Cast): (time: AppointmentTime, random: Random) => DemoPatient {
  const seen = new Map<string, AppointmentTime[]>();
  const [known] = cast.patients;
  const [firstDoctor] = cast.doctors;
  const isFree = (patient: DemoPatient, time: AppointmentTime) =>
    !(seen.get(patient.id) ?? []).some((other) => other.startsAt < time.endsAt && time.startsAt < other.endsAt);
  const chosen = (time: AppointmentTime, random: Random): DemoPatient => {
    const regular =
      time.onCall && time.doctor === firstDoctor && (time.startsAt / HOUR_MS) % KNOWN_PATIENT_EVERY_HOURS === 0;
    if (known && regular && isFree(known, time)) return known;
    const { department } = time.doctor.plan;
    const free = cast.patients.filter((patient) => suits(department, patient, time.day) && isFree(patient, time));
    return random.pick(free);
  };
  return (time, random) => {
    const patient = chosen(time, random);
    const appointments = seen.get(patient.id);
    if (appointments) appointments.push(time);
    else seen.set(patient.id, [time]);
    return patient;
  };
}
