import { z } from "zod";

/** Categories as the database gathers them in one value: JSON pairs of id and name. */
export const storedCategoriesSchema = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.array(z.tuple([z.string(), z.string()])))
  .transform((pairs) => pairs.map(([id, name]) => ({ id, name })));
