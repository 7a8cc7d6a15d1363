import { z } from "zod";

/** How the specification's calls say that nothing is selected (section 5). */
const NO_CHOICE = -1;

/** What may be chosen, and counts as left out where it is empty or -1. */
export const unlessNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (value === "" || value === NO_CHOICE || value === String(NO_CHOICE) ? undefined : value),
    schema,
  );
