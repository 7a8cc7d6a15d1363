import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { nextPath } from "~/features/identity/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { PageHeader } from "~/ui/view/page-header";
import { Steps } from "~/ui/view/steps";
import { SignupStepForm } from "../components/signup-step-form";
import type { SignupStep } from "../domain/registration/registration-rules";
import { insuranceSchema } from "../schemas/insurance/insurance";
import { profileStepSchema } from "../schemas/patients/patient-form";
import { identificationSchema, termsSchema } from "../schemas/registration/signup-steps";
import { acceptTerms } from "../services/registration/accept-terms.server";
import { countryChoices } from "../support/patients/form-choices.server";
import { readSignupStep } from "../services/registration/read-signup-step.server";
import { saveIdentification } from "../services/identification/save-identification.server";
import { saveInsurance } from "../services/insurance/save-insurance.server";
import { saveProfile } from "../services/patients/save-profile.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const TITLES = {
  profile: "signup:profileTitle",
  identification: "signup:identificationTitle",
  insurance: "signup:insuranceTitle",
} as const;

/** Whether the step was asked for again, of somebody who signed up before. */
const isOwed = (url: URL) => url.searchParams.has("only");

/** Where a step leads to: the next one (not where it alone is owed), else where the visitor came from, else home. */
const after = (next: SignupStep | null, url: URL) => {
  const wanted = nextPath(url.searchParams.get("next"));
  return next && !isOwed(url) ? paths.signupStep(next, wanted) : (wanted ?? paths.home());
};

export const loader = defineLoader(async ({ app, params, url }) => {
  const { rules: _, ...step } = await readSignupStep(app, params["step"]);
  const { t } = createTranslator(app.locale);
  const organization = app.profile.name;
  return {
    ...step,
    owed: isOwed(url),
    countries: step.step === "profile" ? countryChoices(app) : [],
    skipHref: step.maySkip ? after(step.next, url) : null,
    title: step.step === "terms" ? t("signup:termsTitle", { organization }) : t(TITLES[step.step]),
  };
});

export const action = defineForm(async ({ app, params, url }) => {
  const { step, next, rules, today } = await readSignupStep(app, params["step"]);
  const keeps = <S extends z.ZodType>(schema: S, keep: (value: z.infer<S>) => Promise<unknown>) => ({
    "": act(schema, async ({ value }) => {
      await keep(value);
      return redirect(after(next, url), 303);
    }),
  });
  switch (step) {
    case "profile":
      return keeps(profileStepSchema(rules, today), (value) => saveProfile(app, value));
    case "identification":
      return keeps(identificationSchema, (value) => saveIdentification(app, value.identificationImage));
    case "insurance":
      return keeps(insuranceSchema, (value) => saveInsurance(app, value));
    case "terms":
      return keeps(termsSchema, (value) => acceptTerms(app, value.textHash));
  }
});

export default function SignupStepScreen() {
  const { title, steps, owed, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  const current = steps.indexOf(loaded.step) + 1;
  return (
    <>
      {!owed && (
        <Steps
          label={t("signup:steps")}
          summary={t("signup:stepOf", { step: current + 1, steps: steps.length + 1 })}
          steps={[{ label: t("signup:account") }, ...steps.map((step) => ({ label: t(`signup:${step}`) }))]}
          current={current}
        />
      )}
      <PageHeader title={title} lead={owed ? t("signup:owed") : undefined} />
      <SignupStepForm {...loaded} answer={answer} />
    </>
  );
}
