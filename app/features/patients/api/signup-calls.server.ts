import { z } from "zod";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import { addressOf } from "~/platform/rate-limit.server";
import { patientSignupSchema } from "~/features/identity/public.server";
import { fromDayNumber } from "~/kernel/time/dates";
import type { RegistrationRules } from "../domain/registration/registration-rules";
import { insuranceSchema } from "../schemas/insurance/insurance";
import {
  identificationAnswer,
  insuranceAnswer,
  profileAnswer,
  registeredAnswer,
} from "../schemas/patients/patient-answers";
import { profileStepSchema } from "../schemas/patients/patient-form";
import { registerPatient } from "../services/registration/register-patient.server";
import { saveIdentification } from "../services/identification/save-identification.server";
import { saveInsurance } from "../services/insurance/save-insurance.server";
import { saveProfile } from "../services/patients/save-profile.server";
import { signupToken } from "../services/registration/signup-patient.server";

const step = { auth: "public", audience: "public" } as const;
/** The patient whose step it is: by the token that registering answered, or by their sign-in session. */
/** For the description of the fields alone: the services go by the day and the rules of the organization. */
const TODAY = fromDayNumber(0);
const ASKED: RegistrationRules = {
  birthDate: "OPTIONAL",
  gender: "OPTIONAL",
  bloodGroup: "OPTIONAL",
  address: "OPTIONAL",
  insurance: "OPTIONAL",
  identification: "OPTIONAL",
  terms: "",
};
const signupStep = z.looseObject({ signupToken: z.string().max(400).optional() });

/** Signing up as a patient by calls: registering answers a token with which the steps after it are sent. */
export const patientSignupCalls = callsOf("signUp", [
  defineCall({
    ...step,
    method: "POST",
    path: "/patientSignup/registerV2",
    summary: "Registers a patient.",
    input: z.record(z.string(), z.unknown()),
    takes: patientSignupSchema(TODAY, ASKED),
    answer: registeredAnswer,
    run: async (context, input, request) => {
      const { patientId, patient } = await registerPatient(context, input, addressOf(request));
      return { status: true, patientId, patient, signupToken: await signupToken(context, patientId) };
    },
  }),
  defineCall({
    ...step,
    method: "POST",
    path: "/patientSignup/saveProfile",
    summary: "Saves the profile step of sign-up.",
    input: signupStep,
    takes: profileStepSchema(ASKED, TODAY).extend(signupStep.shape),
    answer: profileAnswer,
    run: async (context, { signupToken: token, ...input }) => {
      const profile = await saveProfile(context, input, token);
      return { status: true, profile };
    },
  }),
  defineCall({
    ...step,
    method: "POST",
    path: "/patientSignup/uploadIdentificationImageForSignUp",
    summary: "Saves the new patient's identification image (multipart, field identificationImage).",
    input: signupStep.extend({ identificationImage: z.unknown().optional() }),
    body: { media: "multipart/form-data", files: ["identificationImage"] },
    answer: identificationAnswer,
    run: async (context, { signupToken: token, identificationImage }) => ({
      status: true,
      fileId: await saveIdentification(context, identificationImage, token),
    }),
  }),
  defineCall({
    ...step,
    method: "POST",
    path: "/patientSignup/saveMedicalInsurence",
    summary: "Saves the new patient's insurance.",
    input: signupStep,
    takes: insuranceSchema.safeExtend(signupStep.shape),
    answer: insuranceAnswer,
    run: async (context, { signupToken: token, ...input }) => {
      const insurance = await saveInsurance(context, input, token);
      return { status: true, insuranceId: insurance.id, insurance };
    },
  }),
]);
