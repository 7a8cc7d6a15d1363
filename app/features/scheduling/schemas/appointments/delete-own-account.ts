import { z } from "zod";
import { checkbox } from "~/kernel/checkbox-field";

/** That whoever deletes their account knows that it is for good. */
export const deleteOwnAccountSchema = z.object({
  sure: checkbox.refine((sure) => sure, "home:deletion.sureMissing"),
});
