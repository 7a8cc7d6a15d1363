import { commit, refusedAs } from "~/db/commit.server";
import { giveOfferingsStatements, readOrganization } from "~/features/organization/public.server";
import { changedFields } from "~/kernel/changed-fields";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError, StaleFormError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { findEmployee } from "../../data/team/employee-rows.server";
import { touchEmployeeStatement } from "../../data/team/employee-write.server";
import { readHeldOfferings } from "../../data/team/held-offerings.server";
import { ROLE } from "../../domain/team/roles";
import { offeredServicesSchema } from "../../schemas/team/employee";
import { userEnded } from "../../support/team/employee-entries.server";
import { reachEmployee } from "./reach-employee.server";

const refused = (message: string) => new InvalidError([{ field: "serviceOfferingIds", message }]);

/** What the employee offers meanwhile, by name. */
async function staleServices(
  context: RequestContext,
  employeeId: string,
  offerings: readonly { id: string; name: string }[],
) {
  const [employee, held] = await Promise.all([
    findEmployee(context.db, employeeId),
    readHeldOfferings(context.db, employeeId),
  ]);
  if (!employee || employee.deletedAt !== null) return new NotFoundError();
  const names = offerings.flatMap(({ id, name }) => (held.includes(id) ? [name] : [])).join(", ");
  return new StaleFormError(employee.version, { serviceOfferingIds: names });
}

/**
 * Decides which services a provider offers; disabled ones stay as they were.
 * @throws InvalidError for a service that is not there or an employee who is no provider, StaleFormError, NotFoundError
 */
export async function changeOfferedServices(
  context: RequestContext,
  employeeId: string | undefined,
  raw: unknown,
): Promise<{ employeeId: string }> {
  const employee = await reachEmployee(context, "employee.manage", employeeId);
  const { serviceOfferingIds: ids, version } = parse(offeredServicesSchema, raw);
  const [{ serviceOfferings }, held] = await Promise.all([
    readOrganization(context),
    readHeldOfferings(context.db, employee.id),
  ]);
  const among = serviceOfferings.map(({ id }) => id);
  if (ids.some((id) => !among.includes(id))) throw refused("errors:field.chooseOne");
  if (ids.length > 0 && !employee.roles.includes(ROLE.PROVIDER)) throw refused("employees:services.noProvider");
  const { db } = context;
  await commit(context, {
    guarded: touchEmployeeStatement(db, employee.id, version ?? employee.version),
    writes: giveOfferingsStatements(db, employee.id, { ids, among }),
    audit: [
      {
        action: "employee.services",
        subjectKind: "employee",
        subjectId: employee.id,
        fields: changedFields({ services: [...held].sort() }, { services: [...ids].sort() }),
      },
    ],
    // Who gives a service no more has no more to do in the waiting room that is for it.
    outbox: held.some((id) => !ids.includes(id)) ? [userEnded(context, employee.userId)] : [],
    result: null,
  }).catch(refusedAs({ conflict: () => staleServices(context, employee.id, serviceOfferings) }));
  return { employeeId: employee.id };
}
