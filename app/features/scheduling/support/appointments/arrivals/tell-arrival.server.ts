import { runInBackground } from "~/platform/background.server";
import type { RequestContext } from "~/platform/context.server";
import { isNearItsTime } from "../../../domain/appointments/appointment-conditions";
import { appointmentBoard, deskBoard, scheduleBoard } from "../../availability/schedule-board.server";

interface Told {
  id: string;
  employeeId: string;
  startsAt: number;
  endsAt: number;
}

/**
 * Tells the open pages of the desk, and of the patient, that something about an appointment of these hours is
 * different. A page that misses it looks again within a minute, and when it is opened.
 */
export function tellArrival(
  context: RequestContext,
  { id, employeeId, startsAt, endsAt }: Told,
  arrived: boolean,
): void {
  if (!isNearItsTime(startsAt, context.now)) return;
  const frame = { type: "ARRIVAL", from: startsAt, to: endsAt, employeeId, arrived } as const;
  runInBackground(context, (apart) =>
    Promise.all([
      scheduleBoard(apart, deskBoard).tell([frame]),
      scheduleBoard(apart, appointmentBoard(id)).tell([frame]),
    ]),
  );
}
