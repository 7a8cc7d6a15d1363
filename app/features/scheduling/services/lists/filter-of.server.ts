import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { AppointmentFilter } from "../../data/lists/appointment-list-read.server";
import { readEmployeesOfDepartment } from "../../data/lists/filter-options-read.server";
import { withinReach } from "../../support/appointments/appointment-reach.server";

type Wanted = Parameters<typeof withinReach>[1] & { departmentId: string | null };

/** What was asked for, narrowed to what this person may see; a department stands for those who work in it. */
export async function filterOf(context: RequestContext, wanted: Wanted): Promise<AppointmentFilter> {
  await authorize(context, "appointment.list");
  const { departmentId, ...rest } = wanted;
  const filter = withinReach(context, rest);
  if (departmentId === null) return filter;
  return { ...filter, employeeIds: await readEmployeesOfDepartment(context.db, departmentId) };
}
