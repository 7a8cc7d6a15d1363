import { z } from "zod";
import { defineCall } from "~/platform/calls.server";
import { addressOf } from "~/platform/rate-limit.server";
import { registerPatient } from "../services/register-patient.server";

/** Signing up as a patient by a call: the caller then signs in with /auth/login. */
export const patientSignupCalls = [
  defineCall({
    method: "POST",
    path: "/patientSignup/registerV2",
    auth: "public",
    audience: "public",
    summary: "registers a patient",
    input: z.record(z.string(), z.unknown()),
    run: async (context, input, request) => ({
      status: true,
      patientId: (await registerPatient(context, input, addressOf(request))).patientId,
    }),
  }),
];
