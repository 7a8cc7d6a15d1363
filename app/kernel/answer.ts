import { z } from "zod";

/** The answer of a call that has done what it was asked: status true, and what there is to say. */
export const done = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ status: z.literal(true), ...shape });

/** Of a call that has nothing else to say. */
export const DONE = done({});
