import type { AppointmentAction } from "./appointment-transitions";

/** The acts by which an appointment begins to found a treatment relation, if nothing has founded it before. */
const BEGINS: readonly AppointmentAction[] = ["start", "conclude", "complete"];

/** Who makes a change: an employee by their id; null for everybody who is none, such as an API key. */
interface Beginner {
  employeeId: string | null;
}

interface Beginning {
  patientId: string | null;
  employeeId: string;
  /** Somebody other than its provider has set or confirmed it, or it has begun before. */
  foundsRelation: boolean;
}

/**
 * Whether a change opens the patient's record to the provider of an appointment by that provider's act alone, as far as
 * the appointment's own row tells. The act of a colleague is a second person's; that of an API key is nobody's.
 */
export const opensRecord = (
  action: AppointmentAction,
  { patientId, employeeId, foundsRelation }: Beginning,
  by: Beginner,
): boolean =>
  BEGINS.includes(action) &&
  patientId !== null &&
  !foundsRelation &&
  (by.employeeId === null || by.employeeId === employeeId);
