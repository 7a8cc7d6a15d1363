import { z } from "zod";

const CHOOSE = "errors:field.chooseOne";

/** What Google gave the person, and the state that they were sent off with. */
export const googleAnswerSchema = z.object({
  code: z.string().min(1, CHOOSE).max(2_000, CHOOSE),
  state: z.string().min(1, CHOOSE).max(2_000, CHOOSE),
});

/** Which of the person's calendars is used. */
export const chooseCalendarSchema = z.object({ calendarId: z.string(CHOOSE).min(1, CHOOSE).max(1_000, CHOOSE) });

/** Connecting by a call: with what Google gave, or by choosing another calendar of a connection that is there. */
export const authorizeCalendarSchema = z.union([googleAnswerSchema, chooseCalendarSchema]);

/** Owner of the connection to end; one's own if left out. */
export const deAuthorizeCalendarSchema = z.object({ employeeId: z.string().min(1).max(64).optional() });
