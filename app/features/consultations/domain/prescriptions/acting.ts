import {
  prescriptionTransition,
  type PrescriptionAction,
  type PrescriptionActor,
  type PrescriptionState,
} from "./prescription-states";

interface Acting {
  /** As whom somebody reached the patient's record. */
  role: "patient" | "viewer" | "provider" | "nurse" | "administrator";
  employeeId: string | null;
}

/** As whom somebody acts with a prescription; null for who may only read, and for patients. */
export function actorOf(
  { role, employeeId }: Acting,
  { prescriberId }: { prescriberId: string },
): PrescriptionActor | null {
  if (role === "provider") return employeeId === prescriberId ? "prescriber" : "provider";
  return role === "nurse" ? "nurse" : null;
}

/** Whether somebody may do something with a prescription as it is now. */
export const may = (
  action: PrescriptionAction,
  actor: PrescriptionActor | null,
  state: PrescriptionState | "nothing",
): boolean => actor !== null && prescriptionTransition(action, actor, state) !== undefined;

/** Whether a draft shows itself to somebody: its prescriber, who wrote it, and nurses. */
export const seesDraft = (
  actor: PrescriptionActor | null,
  { creatorId }: { creatorId: string },
  employeeId: string | null,
): boolean => actor === "prescriber" || actor === "nurse" || (employeeId !== null && creatorId === employeeId);
