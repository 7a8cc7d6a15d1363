import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { SignupSteps } from "../components/signup-steps";
import { ProfessionalSignupForm } from "../components/professional-signup-form";
import { professionalSignup, professionalSignupData } from "./professional-signup.server";

export const handle = { hydrate: true, namespaces: ["identity", "security"], width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => professionalSignupData(app, "identity:professionalSignup.title"));
export const action = defineForm({ "": professionalSignup });

export default function HpSignup() {
  const { organization, codes, defaults, check } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        title={t("identity:professionalSignup.heading", { organization })}
        lead={t("identity:professionalSignup.intro")}
      />
      <Card>
        <ProfessionalSignupForm answer={answer} defaults={defaults} codes={codes} check={check} />
      </Card>
      <SignupSteps />
    </>
  );
}
