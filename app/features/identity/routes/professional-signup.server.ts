import { redirectDocument } from "@remix-run/cloudflare";
import { createTranslator } from "~/i18n/translator.server";
import { NO_HONORIFIC } from "~/kernel/codes/code-tables";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { act } from "~/platform/http/define-form.server";
import { InvalidError, NotFoundError, type FieldError } from "~/platform/http/errors.server";
import { professionalSignupSchema } from "../schemas/team/professional-signup";
import { humanCheckView } from "../support/protection/human-check-view.server";
import { registerProfessional, type ProfessionalRegistration } from "../services/team/register-professional.server";
import { callingCodeChoices } from "../support/metadata/calling-code-choices.server";

/** What the screen of a professional's sign-up starts with. @throws NotFoundError where the organization takes none */
export function professionalSignupData(
  context: RequestContext,
  title: "identity:professionalSignup.title" | "identity:professionalSignup.enterpriseHeading",
) {
  const { profile, locale } = context;
  if (!profile.settings.hpSignupEnabled) throw new NotFoundError();
  const { t } = createTranslator(locale);
  const { codes, chosen } = callingCodeChoices(locale, profile.phoneCallingCode);
  return {
    title: t(title),
    organization: profile.name || t("identity:professionalSignup.fallbackName"),
    codes,
    check: humanCheckView(context),
    defaults: { title: String(NO_HONORIFIC), phoneCallingCode: chosen },
  };
}

/** Where each refusal is shown: what is wrong with the username at the email, which it equals. */
function refusalFields(registration: Exclude<ProfessionalRegistration, { registered: true }>): FieldError[] {
  const failed = { field: "", message: "identity:professionalSignup.failed" };
  if (registration.sameEmail) return [failed, { field: "email", message: "identity:professionalSignup.sameEmail" }];
  return [
    failed,
    ...registration.errors.map(({ field, message }) => ({ field: field === "username" ? "email" : field, message })),
  ];
}

/** Registers, and goes to the success page; else the form stays with its messages. */
export const professionalSignup = act(professionalSignupSchema, async ({ app, value, address }) => {
  const registration = await registerProfessional(app, value, address);
  if (!registration.registered) throw new InvalidError(refusalFields(registration));
  return redirectDocument(paths.hpSignupSuccess());
});
