import { createTranslator } from "~/i18n/translator.server";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { addressOf } from "~/platform/rate-limit.server";
import { emailAvailabilitySchema, phoneAvailabilitySchema } from "../schemas/sessions/availability";
import { professionalSignupCall } from "../schemas/team/professional-signup";
import { emailCheckAnswer, phoneCheckAnswer, professionalAnswer } from "../schemas/accounts/account-answers";
import { isEmailValid, isPhoneAvailable } from "../services/protection/check-availability.server";
import { registerProfessional, type ProfessionalRegistration } from "../services/team/register-professional.server";

/** The answer of the specification: a status, the messages by field and the flag for a user with the same email. */
function registrationAnswer(context: RequestContext, registration: ProfessionalRegistration) {
  const { t, has } = createTranslator(context.locale);
  if (registration.registered) {
    const { employeeId: id, employee } = registration;
    return { status: true, id, employee, errors: null };
  }
  const hp_registration_errors = registration.errors.map(({ field, message }) => ({
    field,
    message: has(message) ? t(message, {} as never) : message,
  }));
  const message = registration.sameEmail
    ? t("identity:professionalSignup.sameEmail")
    : t("identity:professionalSignup.failed");
  return {
    status: false,
    message,
    errors: { hp_registration_errors, hp_user_with_same_email: registration.sameEmail },
  };
}

/** Signing up: what can still be had, and registering a health professional. */
export const signupCalls = callsOf("signUp", [
  defineCall({
    method: "GET",
    path: "/patientSignup/isEmailValid",
    auth: "public",
    audience: "public",
    summary: "Checks whether an email address can be used to sign up.",
    answer: emailCheckAnswer,
    input: emailAvailabilitySchema,
    run: async (context, input, request) => ({
      status: true,
      isEmailValid: await isEmailValid(context, input, addressOf(request)),
    }),
  }),
  defineCall({
    method: "GET",
    path: "/patientSignup/isPhoneAvailable",
    auth: "public",
    audience: "public",
    summary: "Checks whether a phone number can be used to sign up.",
    answer: phoneCheckAnswer,
    input: phoneAvailabilitySchema,
    run: async (context, input, request) => ({
      status: true,
      isPhoneAvailable: await isPhoneAvailable(context, input, addressOf(request)),
    }),
  }),
  defineCall({
    method: "POST",
    path: "/enterpriseHpRegistration/create",
    auth: "public",
    audience: "public",
    summary: "Registers a health professional, who then waits for approval.",
    answer: professionalAnswer,
    input: professionalSignupCall,
    run: async (context, { organizationId, ...input }, request) => {
      if (organizationId !== undefined && organizationId !== String(context.organization.id)) throw new NotFoundError();
      return registrationAnswer(context, await registerProfessional(context, input, addressOf(request)));
    },
  }),
]);
