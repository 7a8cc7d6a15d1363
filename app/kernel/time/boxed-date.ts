import { z } from "zod";
import { dateInBoxes, isDateInBoxes } from "./date-in-boxes";

/** A date that a form posts in three boxes and a call as one text: said to `schema` as one text. */
export const boxedDate = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => (isDateInBoxes(given) ? dateInBoxes(given) : given), schema);
