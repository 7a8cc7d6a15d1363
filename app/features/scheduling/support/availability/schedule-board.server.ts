import type { RequestContext } from "~/platform/context.server";
import { frameOf, type ScheduleBoardCalls } from "../../realtime/protocol";
import type { ScheduleChange } from "../../domain/availability/schedule-change";

/** A provider's board as the Worker reaches it: its call, and `fetch` for the upgrade. */
type ScheduleBoardObject = ScheduleBoardCalls & { fetch(request: Request): Promise<Response> };

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

/** Tells the boards of all providers concerned. A change told twice is no more than one told once. */
export async function notifyBoards(context: RequestContext, changes: readonly ScheduleChange[]): Promise<void> {
  const providers = new Set(changes.map(({ employeeId }) => employeeId));
  await Promise.all(
    [...providers].map((employeeId) =>
      scheduleBoard(context, employeeId).tell(changes.filter((each) => each.employeeId === employeeId).map(frameOf)),
    ),
  );
}
