import { z } from "zod";

const insuranceId = z.string().trim().min(1).max(64);

/** Which picture an address means: the photo of the patient, or a side of the card of an insurance. */
export const pictureSchema = z.union([
  z.object({ what: z.literal("photo") }),
  z.object({ what: z.enum(["front", "back"]), insuranceId }),
]);

/** A picture as a form sends it. */
export const sentPictureSchema = z.object({
  picture: z
    .instanceof(File, { error: "errors:field.mandatory" })
    .refine((file) => file.size > 0, "errors:field.mandatory"),
});
