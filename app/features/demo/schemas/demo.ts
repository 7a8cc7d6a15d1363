import { z } from "zod";

/** What is asked of the demo data. */
export const demoSchema = z.object({ intent: z.enum(["fill", "remove"]) });
