import { z } from "zod";

const id = z
  .string()
  .max(64)
  .optional()
  .catch(undefined)
  .transform((text) => text || undefined);
const schema = z.object({ service: id, department: id, location: id, after: id });

/** What narrows a list of providers, from its address; what does not fit is left out. */
export const listQuery = (url: URL) => schema.parse(Object.fromEntries(url.searchParams));
