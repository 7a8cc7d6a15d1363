import type { Subject } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { PatientsOf } from "../../data/patients/patient-search.server";

/** The patients that an employee may reach: all, or as a provider those in their care. */
export function patientsOf({ actor }: RequestContext): PatientsOf {
  return actor.kind === "employee" && !actor.authorities.has("patient.read") ? { employeeId: actor.employeeId } : null;
}

/** The provider that is asked for with a patient, so that one statement answers whether the patient is theirs. */
export const providerOf = ({ actor }: RequestContext): string | null =>
  actor.kind === "employee" ? actor.employeeId : null;

/** A patient, as authorize asks whose they are. `isOwn`: whether the provider who asks looks after them. */
export const patientSubject = (context: RequestContext, id: string, isOwn: boolean): Subject => ({
  kind: "patient",
  id,
  patientId: id,
  employeeId: isOwn ? providerOf(context) : null,
});
