import { z } from "zod";
import type { ScheduleChange } from "../domain/availability/schedule-change";

/**
 * What a board says of its provider's time between two instants, UTC ms [from, to), and the desk's of how far the
 * patient of an appointment is. Never who, never why.
 */
const span = { from: z.number().int(), to: z.number().int() };

export const scheduleFrameSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("TAKEN"), ...span }),
  z.object({ type: z.literal("FREED"), ...span }),
  z.object({
    type: z.literal("ARRIVAL"),
    ...span,
    /** Whose patient it is. */
    employeeId: z.string(),
    /** Whether somebody has just come. */
    arrived: z.boolean(),
  }),
]);
export type ScheduleFrame = z.infer<typeof scheduleFrameSchema>;

/** The frame that tells of a change to whoever looks at that provider. */
export const frameOf = ({ from, to, taken }: ScheduleChange): ScheduleFrame => ({
  type: taken ? "TAKEN" : "FREED",
  from,
  to,
});

/** What the Worker asks of a board; the board checks it again, so that nothing else than times goes out. */
export interface ScheduleBoardCalls {
  tell(frames: readonly ScheduleFrame[]): Promise<void>;
}
