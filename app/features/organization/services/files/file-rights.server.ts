import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { employeeExists, findFilePatient } from "../../data/files/files.server";
import type { FilePurpose } from "../../domain/files/check-file";

interface Owned {
  id: string | null;
  purpose: FilePurpose;
  patientId: string | null;
  employeeId: string | null;
}

/** What is sent before there is a patient whose it is. */
const SENT_AT_SIGNUP: readonly FilePurpose[] = ["IDENTIFICATION", "INSURANCE_CARD", "PATIENT_PHOTO"];

/** The employee who asks, for the question whether a patient is theirs. */
export const askerOf = ({ actor }: RequestContext): string | null =>
  actor.kind === "employee" ? actor.employeeId : null;

/**
 * Whether the actor may put or take away a file of this purpose and owner: the organization's own by its settings,
 * an employee's by their profile, a patient's by their record. What is sent while signing up has no owner yet. Files of
 * health records come and go with the records that use them, and not here.
 * @throws NotFoundError for an owner who is not there
 */
export async function authorizeChange(context: RequestContext, owned: Owned): Promise<void> {
  const { id, purpose, patientId, employeeId } = owned;
  if (purpose === "HEALTH_RECORD") throw new NotFoundError();
  if (purpose === "LOGO" || purpose === "BANNER") return authorize(context, "settings.change");
  if (purpose === "EMPLOYEE_PHOTO") {
    await authorize(context, "employee.profile");
    await authorize(context, "employee.profile", { kind: "file", id, employeeId });
    if (!employeeId || !(await employeeExists(context.db, employeeId))) throw new NotFoundError();
    return;
  }
  if (!patientId) {
    if (!SENT_AT_SIGNUP.includes(purpose)) throw new NotFoundError();
    return authorize(context, "patient.signup");
  }
  await authorize(context, "patient.update");
  const patient = await findFilePatient(context.db, patientId, askerOf(context));
  if (!patient) throw new NotFoundError();
  await authorize(context, "patient.update", { kind: "file", id, patientId, employeeId: patient.treatedBy });
}
