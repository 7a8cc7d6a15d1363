import { z } from "zod";

/** What is asked of the demo data. */
export const demoSchema = z.object({ do: z.enum(["fill", "remove"]) });
