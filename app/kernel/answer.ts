import { z } from "zod";

/** Schema of a successful call's answer: status true, and the given fields. */
export const done = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ status: z.literal(true), ...shape });

/** Answer of a call without other fields. */
export const DONE = done({});
