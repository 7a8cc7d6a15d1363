import { createTranslator } from "~/i18n/translator.server";
import { HONORIFIC, nameOfCode } from "~/kernel/codes/code-tables";
import type { RequestContext } from "~/platform/context.server";
import { StaleFormError } from "~/platform/http/errors.server";
import { findEmployee } from "../../data/team/employee-rows.server";
import { readHeldPlaces } from "../../data/team/held-places.server";
import { AUTO_COLOUR } from "../../domain/team/chosen-colour";
import { JOB_NAMES, jobOf } from "../../domain/team/job";
import type { EmployeeUpdate } from "../../schemas/team/employee";
import { readPlaceChoices } from "./employee-places.server";

const same = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join();

/**
 * What an employee says meanwhile, in words, where it is not what was wished; undefined where there is none any more.
 */
export async function staleEmployee(
  context: RequestContext,
  employeeId: string,
  wanted: EmployeeUpdate,
): Promise<StaleFormError | undefined> {
  const [employee, held, choices] = await Promise.all([
    findEmployee(context.db, employeeId),
    readHeldPlaces(context.db, employeeId),
    readPlaceChoices(context),
  ]);
  if (!employee || employee.deletedAt !== null) return undefined;
  const { t } = createTranslator(context.locale);
  const { firstName, lastName, email, phone, designation } = employee;
  const current: Record<string, string> = { firstName, lastName, email, phone, designation };
  const honorific = nameOfCode(HONORIFIC, employee.title);
  const job = jobOf(employee);
  const names = (ids: readonly string[], among: readonly { id: string; name: string }[]) =>
    among.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(", ");
  if (honorific && employee.title !== wanted.title) current.title = t(`common:honorifics.${honorific}`);
  if (wanted.colour && wanted.colour !== (employee.colour ?? AUTO_COLOUR))
    current.colour = t(`employees:colours.${employee.colour ?? AUTO_COLOUR}`);
  if (job !== wanted.teamUserType) current.teamUserType = t(`employees:jobs.${JOB_NAMES[job]}.title`);
  if (wanted.phoneCallingCode && wanted.phoneCallingCode !== employee.phoneCallingCode)
    current.phoneCallingCode = `+${employee.phoneCallingCode}`;
  if (!same(held.branchIds, wanted.branchIds)) current.branchIds = names(held.branchIds, choices.branches);
  if (!same(held.departmentIds, wanted.departmentIds))
    current.departmentIds = names(held.departmentIds, choices.departments);
  return new StaleFormError(employee.version, current);
}
