import { z } from "zod";
import { checkbox } from "~/kernel/checkbox-field";
import { idField } from "../patients/person-fields";

/** The image by which a patient shows who they are; what it is is looked at when it is kept. */
export const identificationSchema = z.object({
  identificationImage: z
    .instanceof(File, { error: "errors:field.mandatory" })
    .refine((file) => file.size > 0, "errors:field.mandatory"),
});

/** Which image that was taken away is put back. */
export const restoreIdentificationSchema = z.object({ fileId: idField });

/** That the words of the hash were read and accepted. */
export const termsSchema = z.object({
  accept: checkbox.refine((accepted) => accepted, "signup:acceptMissing"),
  textHash: z.string().max(128, "errors:field.invalid"),
});
