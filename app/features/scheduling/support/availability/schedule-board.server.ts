import type { RequestContext } from "~/platform/context.server";
import { isNearItsTime } from "../../domain/appointments/appointment-conditions";
import { frameOf, type ScheduleBoardCalls } from "../../realtime/protocol";
import type { ScheduleChange } from "../../domain/availability/schedule-change";

/** A provider's board as the Worker reaches it: its call, and `fetch` for the upgrade. */
type ScheduleBoardObject = ScheduleBoardCalls & { fetch(request: Request): Promise<Response> };

/** The board of the desk, which hears of every patient of today, in the place of a provider's id. */
export const deskBoard = "desk";
/** The board of one appointment, for its patient. */
export const appointmentBoard = (id: string): string => `appointment:${id}`;

/**
 * The board of one provider, in the organization's jurisdiction. Its name leads with the organization, so that no two
 * organizations can meet at one board whatever ids they have.
 */
export function scheduleBoard({ env, organization }: RequestContext, employeeId: string): ScheduleBoardObject {
  const { jurisdiction, id } = organization;
  const namespace: { getByName(name: string): object } =
    jurisdiction === "eu" || jurisdiction === "fedramp"
      ? env.SCHEDULE_BOARD.jurisdiction(jurisdiction)
      : env.SCHEDULE_BOARD;
  // The binding is untyped where the environment is parsed: app never imports party. The class implements the calls.
  return namespace.getByName(`${id}:${employeeId}`) as ScheduleBoardObject;
}

/** What the desk hears of a change of time: somebody has, or had, an appointment with this provider. */
const forDesk = ({ employeeId, from, to }: ScheduleChange) =>
  ({ type: "ARRIVAL", from, to, employeeId, arrived: false }) as const;

/**
 * Tells the boards of all providers concerned, and the desk of what is near. A change told twice is no more than one
 * told once.
 */
export async function notifyBoards(context: RequestContext, changes: readonly ScheduleChange[]): Promise<void> {
  const providers = new Set(changes.map(({ employeeId }) => employeeId));
  const near = changes.filter(({ from }) => isNearItsTime(from, context.now));
  await Promise.all([
    ...[...providers].map((employeeId) =>
      scheduleBoard(context, employeeId).tell(changes.filter((each) => each.employeeId === employeeId).map(frameOf)),
    ),
    ...(near.length === 0 ? [] : [scheduleBoard(context, deskBoard).tell(near.map(forDesk))]),
  ]);
}
