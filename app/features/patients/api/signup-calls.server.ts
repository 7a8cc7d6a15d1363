import { z } from "zod";
import { defineCall } from "~/platform/calls.server";
import { addressOf } from "~/platform/rate-limit.server";
import { registerPatient } from "../services/register-patient.server";
import { saveIdentification } from "../services/save-identification.server";
import { saveInsurance } from "../services/save-insurance.server";
import { saveProfile } from "../services/save-profile.server";
import { signupToken } from "../services/signup-patient.server";

const step = { auth: "public", audience: "public" } as const;
/** Whose step it is: the token that registering answered, or the session of the patient. */
const signupStep = z.looseObject({ signupToken: z.string().max(400).optional() });

/** Signing up as a patient by calls: registering answers a token with which the steps after it are sent. */
export const patientSignupCalls = [
  defineCall({
    ...step,
    method: "POST",
    path: "/patientSignup/registerV2",
    summary: "Registers a patient.",
    input: z.record(z.string(), z.unknown()),
    run: async (context, input, request) => {
      const { patientId } = await registerPatient(context, input, addressOf(request));
      return { status: true, patientId, signupToken: await signupToken(context, patientId) };
    },
  }),
  defineCall({
    ...step,
    method: "POST",
    path: "/patientSignup/saveProfile",
    summary: "Saves the profile step of sign-up.",
    input: signupStep,
    run: async (context, { signupToken: token, ...input }) => {
      await saveProfile(context, input, token);
      return { status: true };
    },
  }),
  defineCall({
    ...step,
    method: "POST",
    path: "/patientSignup/uploadIdentificationImageForSignUp",
    summary: "Saves the new patient's identification image (multipart, field identificationImage).",
    input: signupStep.extend({ identificationImage: z.unknown().optional() }),
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
    run: async (context, { signupToken: token, ...input }) => ({
      status: true,
      insuranceId: (await saveInsurance(context, input, token)).id,
    }),
  }),
];
