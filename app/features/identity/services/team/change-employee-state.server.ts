import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { waitingRoomStatement } from "../../data/team/employee-holdings-write.server";
import type { EmployeeRow } from "../../data/team/employee-rows.server";
import { standStatement, type Standing } from "../../data/team/employee-write.server";
import { readFutureAppointments, type FutureAppointment } from "../../data/team/future-appointments.server";
import { endSessionsOfUser } from "../../data/sessions/sessions.server";
import { readTeamSize } from "../../data/team/team-size.server";
import {
  EMPLOYEE_ACTION_RULES,
  employeeActionRefusal,
  joinsTeam,
  type EmployeeAction,
} from "../../domain/team/employee-actions";
import { employeeState } from "../../domain/team/employee-state";
import { joinableBelow, teamRefusal } from "../../domain/team/team-limit";
import { employeeActionSchema } from "../../schemas/team/employee-action";
import { switchAccountStatement } from "../../support/accounts/credentials.server";
import { employeeMail, userEnded } from "../../support/team/employee-entries.server";
import { reachEmployee } from "./reach-employee.server";

/** At most so many of the appointments that stand in the way are named. */
const MOST_NAMED = 6;

/**
 * Appointments are still to be with somebody who shall go. Nothing was written; with `anyway` it is done all the same.
 */
export class AppointmentsStandInTheWay extends ConflictError {
  override name = "AppointmentsStandInTheWay";
  constructor(
    readonly employee: EmployeeRow,
    readonly appointments: readonly FutureAppointment[],
  ) {
    super("employeeHasVisits", [{ field: "anyway", message: "employees:appointments.refused" }]);
  }
}

const refusal = (reason: string) => new ConflictError(reason, [{ field: "", message: `employees:refusal.${reason}` }]);

function standingAfter(action: EmployeeAction, employee: EmployeeRow, now: number, wasEnabled: boolean): Standing {
  const { adminApproval, enabled } = employee;
  switch (action) {
    case "approve":
      return { adminApproval: 1, enabled: true, deletedAt: null };
    case "unapprove":
      return { adminApproval: 0, enabled, deletedAt: null };
    case "reject":
      return { adminApproval: 0, enabled: false, deletedAt: null };
    case "disable":
      return { adminApproval, enabled: false, deletedAt: null };
    case "enable":
      return { adminApproval, enabled: true, deletedAt: null };
    case "delete":
      return { adminApproval, enabled: false, deletedAt: now };
    case "restore":
      return { adminApproval, enabled: wasEnabled, deletedAt: null };
  }
}

/** The size below which the team must be; null where the action adds nobody to it. @throws ConflictError */
async function placeInTeam(context: RequestContext, joins: boolean): Promise<number | null> {
  if (!joins) return null;
  const { settings } = context.profile;
  const full = teamRefusal(await readTeamSize(context.db), settings);
  if (full) throw refusal(full);
  return joinableBelow(settings);
}

async function requireNoAppointments(context: RequestContext, employee: EmployeeRow, anyway: boolean): Promise<void> {
  if (anyway) return;
  const appointments = await readFutureAppointments(context.db, employee.id, context.now, MOST_NAMED);
  if (appointments.length > 0) throw new AppointmentsStandInTheWay(employee, appointments);
}

/**
 * Approves, turns down, disables, enables or deletes an employee, or takes one of these back. Whoever goes is signed
 * out at once and leaves the rooms that are open; what they did keeps their name.
 * @throws ConflictError where the state or the team's limit does not allow it, AppointmentsStandInTheWay, NotFoundError
 */
export async function changeEmployeeState(context: RequestContext, raw: unknown) {
  const { employeeId, action, version, anyway, enabled: wasEnabled } = parse(employeeActionSchema, raw);
  const employee = await reachEmployee(context, "employee.manage", employeeId, { deleted: action === "restore" });
  const { db, now, actor } = context;
  const actorEmployeeId = actor.kind === "employee" ? actor.employeeId : null;
  const refused = employeeActionRefusal({ action, employee, actorEmployeeId });
  if (refused) throw refusal(refused);
  const ends = EMPLOYEE_ACTION_RULES[action].ends === true;
  if (ends) await requireNoAppointments(context, employee, anyway);
  const after = standingAfter(action, employee, now, wasEnabled);
  const joins = joinsTeam(action, employeeState(employee)) || (action === "restore" && wasEnabled);
  const below = await placeInTeam(context, joins && after.adminApproval === 1);
  const { id, userId } = employee;
  await commit(context, {
    guarded: standStatement(db, id, version ?? employee.version, after, below),
    writes: [
      switchAccountStatement(db, userId, { enabled: after.enabled, deleted: after.deletedAt !== null }),
      ...(ends ? [endSessionsOfUser(db, userId, now)] : []),
      ...(joins ? [waitingRoomStatement(db, { id: uuidv7(now), employeeId: id, now })] : []),
    ],
    audit: [
      { action: `employee.${action}`, subjectKind: "employee", subjectId: id, fields: changedFields(employee, after) },
    ],
    outbox: [
      ...(ends ? [userEnded(context, userId)] : []),
      ...(action === "approve" ? [employeeMail(context, "employee.approved", userId)] : []),
      ...(action === "reject" ? [employeeMail(context, "employee.rejected", userId)] : []),
    ],
    result: null,
  }).catch(refusedAs({ conflict: () => refusal("changedMeanwhile"), unique: () => refusal("emailTaken") }));
  return { employeeId: id, action, wasEnabled: employee.enabled };
}
