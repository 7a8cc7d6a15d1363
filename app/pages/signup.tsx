import { redirect, redirectDocument } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PatientSignupForm } from "~/features/identity/components/patient-signup-form";
import {
  callingCodeChoices,
  humanCheckView,
  nextPath,
  patientSignupSchema,
  sessionCookie,
} from "~/features/identity/public.server";
import { localDate, registerPatient } from "~/features/patients/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/errors.server";
import { submitForm, type FormAnswer } from "~/platform/form.server";
import { addressOf } from "~/platform/rate-limit.server";
import type { ScreenHandle } from "~/platform/screen-handle";
import { screenTitle } from "~/platform/screen-title";
import { defineAction, defineLoader } from "~/platform/screen.server";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";

export const handle = { hydrate: true, namespaces: ["identity", "security"], width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const todayAt = ({ now, profile }: RequestContext) => localDate(now, profile.timeZone);

export const loader = defineLoader(async ({ app, url }) => {
  const next = nextPath(url.searchParams.get("next"));
  if (app.actor.kind === "employee" || app.actor.kind === "patient") throw redirect(next ?? paths.home());
  const { name, phoneCallingCode, settings } = app.profile;
  if (!settings.patientSignupEnabled) throw new NotFoundError();
  const { codes, chosen } = callingCodeChoices(app.locale, phoneCallingCode);
  const title = createTranslator(app.locale).t("identity:patientSignup.title");
  return {
    title,
    organization: name,
    codes,
    defaults: { phoneCallingCode: chosen },
    today: todayAt(app),
    next,
    check: humanCheckView(app),
  };
});

export const action = defineAction(async ({ app, request, url }) =>
  submitForm(
    request,
    patientSignupSchema(todayAt(app)),
    async (value) => {
      const { reference } = await registerPatient(app, value, addressOf(request));
      return redirectDocument(nextPath(url.searchParams.get("next")) ?? paths.home(), {
        headers: { "set-cookie": sessionCookie(reference) },
      });
    },
    { hideFields: ["password"] },
  ),
);

export default function Signup() {
  const { organization, next, ...form } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        title={t("identity:patientSignup.heading", { organization })}
        lead={t("identity:patientSignup.intro")}
      />
      <Card>
        <PatientSignupForm {...form} answer={answer} next={next} />
      </Card>
    </>
  );
}
