import { z } from "zod";
import type { ScheduleChange } from "../../domain/availability/schedule-change";

/** What an outbox row says of the time that a commit took or freed. */
export const scheduleChangesSchema = z.object({
  changes: z.array(
    z.object({ employeeId: z.string(), from: z.number().int(), to: z.number().int(), taken: z.boolean() }),
  ) satisfies z.ZodType<ScheduleChange[]>,
});
