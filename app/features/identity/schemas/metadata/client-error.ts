import { z } from "zod";

const TEXT = 8_000;

/** What a browser says of a script's failure. Only what cannot name a person is kept of it. */
export const clientErrorSchema = z.object({
  name: z.string().max(TEXT).default(""),
  /** The path of the page, as the browser has it. */
  route: z.string().max(TEXT).default(""),
  stack: z.string().max(TEXT).default(""),
});
