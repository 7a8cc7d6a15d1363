import { z } from "zod";
import { checkbox, idField } from "../patients/person-fields";

/** The image by which a patient shows who they are; what it is is looked at when it is kept. */
export const identificationSchema = z.object({
  identificationImage: z
    .instanceof(File, { error: "errors:field.mandatory" })
    .refine((file) => file.size > 0, "errors:field.mandatory"),
});

/** What the staff's screen of it sends: an image to be kept, or that the one is taken away or put back. */
export const identificationPostSchema = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("keep"), ...identificationSchema.shape }),
    z.object({ intent: z.literal("remove") }),
    z.object({ intent: z.literal("restore"), fileId: idField }),
  ],
  { error: "errors:field.invalid" },
);

/** That the words of the hash were read and accepted. */
export const termsSchema = z.object({
  accept: checkbox.refine((accepted) => accepted, "signup:acceptMissing"),
  textHash: z.string().max(128, "errors:field.invalid"),
});
