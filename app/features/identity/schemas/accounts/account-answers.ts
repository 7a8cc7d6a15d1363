import { z } from "zod";
import { done } from "~/kernel/answer";

export const loginAnswer = done({
  authToken: z.string(),
  authorities: z.array(z.string()).meta({ description: "What the user may do, of everybody's or of their own." }),
});
export const languageAnswer = done({ languageCode: z.string() });
export const keptSessionAnswer = done({
  idleMinutes: z.int().nullable().meta({ description: "After so many minutes without a request the session ends." }),
});

/** Options of the Web Authentication API (PublicKeyCredential.parse…OptionsFromJSON), and the proof to send back. */
export const passkeyAnswer = z.object({ options: z.record(z.string(), z.unknown()), proof: z.string() });

export const emailCheckAnswer = done({ isEmailValid: z.boolean() });
export const phoneCheckAnswer = done({ isPhoneAvailable: z.boolean() });

/** The specification's answer to a registration: status false is no failure of the call, and says why. */
export const professionalAnswer = z.union([
  done({
    id: z.string(),
    employee: z.object({
      id: z.string(),
      username: z.string(),
      email: z.string(),
      title: z.int(),
      firstName: z.string(),
      lastName: z.string(),
      phoneCallingCode: z.string(),
      phone: z.string().nullable(),
      adminApproval: z.int().meta({ description: "0: waits for approval." }),
    }),
    errors: z.null(),
  }),
  z.object({
    status: z.literal(false),
    message: z.string(),
    errors: z.object({
      hp_registration_errors: z.array(z.object({ field: z.string(), message: z.string() })),
      hp_user_with_same_email: z.boolean(),
    }),
  }),
]);

export const organizationNameAnswer = z.object({ languageCodes: z.array(z.string()), organizationName: z.string() });

/** Texts by key, by area of the product; a text may hold others. */
export const messagesAnswer = z.record(z.string(), z.unknown());

export const countriesAnswer = z.object({
  timezones: z.array(z.string()),
  countries: z.array(
    z.object({
      id: z.int(),
      countryCallingCode: z.string(),
      countryISOCode: z.string(),
      countryName: z.string(),
    }),
  ),
});

export const reportedAnswer = done({ reference: z.string() });
