import { searchPatients } from "~/features/patients/public.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { AppointmentFilter } from "../../data/lists/appointment-list-read.server";
import { readEmployeesOfDepartment } from "../../data/lists/filter-options-read.server";
import { withinReach } from "../../support/appointments/appointment-reach.server";

type Wanted = Parameters<typeof withinReach>[1] &
  Pick<AppointmentFilter, "offeringId" | "from" | "to"> & {
    departmentId: string | null;
    /** Words by which patients are searched, by whoever may. */
    patient?: string | null;
  };

/** Whether this person narrows the list to a patient. */
export const searchesPatients = (context: RequestContext): boolean =>
  context.actor.kind === "employee" && verdictOf(context, "patient.list") === "allowed";

/**
 * What was asked for, narrowed to what this person may see; a department stands for those who work in it, the words of
 * a search for the patients whom it finds.
 */
export async function filterOf(context: RequestContext, wanted: Wanted): Promise<AppointmentFilter> {
  await authorize(context, "appointment.list");
  const { departmentId, patient = null, ...rest } = wanted;
  const filter = { ...withinReach(context, rest), offeringId: rest.offeringId, from: rest.from, to: rest.to };
  const [employeeIds, found] = await Promise.all([
    departmentId === null ? null : readEmployeesOfDepartment(context.db, departmentId),
    patient === null || !searchesPatients(context) ? null : searchPatients(context, patient),
  ]);
  return { ...filter, employeeIds, patientIds: found && found.map(({ id }) => id) };
}
