import { z } from "zod";
import { done } from "~/kernel/answer";

const id = z.string();

const relatedUser = z
  .object({
    id,
    relation: z.string(),
    status: z.enum(["ACTIVE", "WAITING"]),
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    birthDate: z.string().meta({ description: "YYYY-MM-DD, or empty." }),
    askedEmail: z.string(),
    hasLogin: z.boolean(),
    acting: z.boolean(),
  })
  .meta({ id: "RelatedUser" });

export const relatedUsersAnswer = done({ relatedUsers: z.array(relatedUser) });
export const addedRelatedUserAnswer = done({
  id,
  relationStatus: z.enum(["ACTIVE", "WAITING"]),
  relatedUser,
});
export const relatedUserAnswer = done({ relatedUser });

export const registeredAnswer = done({
  patientId: id,
  patient: z.object({
    id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phoneCallingCode: z.string(),
    phone: z.string(),
    birthDate: z.string().meta({ description: "YYYY-MM-DD, or empty." }),
    gender: z.int(),
  }),
  signupToken: z.string().meta({ description: "With which the next steps are sent, for an hour." }),
});
export const identificationAnswer = done({ fileId: id });
/** What was kept of what the organization asks for. */
export const profileAnswer = done({
  profile: z.object({
    patientId: id,
    birthDate: z.string().optional(),
    gender: z.int().optional(),
    bloodGroup: z.int().optional(),
    address: z.string().optional(),
    city: z.string().optional(),
    postalCode: z.string().optional(),
    countryCode: z.string().optional(),
  }),
});
export const insuranceAnswer = done({
  insuranceId: id,
  insurance: z.object({
    id,
    insurer: z.string(),
    planName: z.string(),
    memberNumber: z.string(),
    groupNumber: z.string(),
    holderName: z.string(),
    validFrom: z.string().meta({ description: "YYYY-MM-DD, or empty." }),
    validTo: z.string(),
  }),
});
