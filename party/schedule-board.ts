import {
  scheduleFrameSchema,
  type ScheduleBoardCalls,
  type ScheduleFrame,
} from "~/features/scheduling/realtime/protocol";
import { OneWayBoard } from "./one-way-board";

/**
 * A provider's board, named `organizationId:employeeId`: it tells open calendars and booking pages which time was taken
 * or freed.
 */
export class ScheduleBoard extends OneWayBoard implements ScheduleBoardCalls {
  protected override readonly mostLines = 5_000;

  async tell(frames: readonly ScheduleFrame[]): Promise<void> {
    for (const frame of frames) this.broadcast(JSON.stringify(scheduleFrameSchema.parse(frame)));
  }
}
