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
import { firstSignupStep, localDate, readRegistrationRules, registerPatient } from "~/features/patients/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { Panel } from "~/ui/view/panel";

export const handle = {
  hydrate: true,
  namespaces: ["identity", "security", "signup"],
  width: "narrow",
} satisfies ScreenHandle;
export const meta = screenTitle;

const todayAt = ({ now, profile }: RequestContext) => localDate(now, profile.timeZone);

export const loader = defineLoader(async ({ app, url }) => {
  const next = nextPath(url.searchParams.get("next"));
  if (app.actor.kind === "employee" || app.actor.kind === "patient") throw redirect(next ?? paths.home());
  const { name: organization, phoneCallingCode, settings } = app.profile;
  const { t } = createTranslator(app.locale);
  if (!settings.patientSignupEnabled)
    return { open: false as const, title: t("signup:closedTitle"), organization, next };
  const { codes, chosen } = callingCodeChoices(app.locale, phoneCallingCode);
  const { birthDate, gender } = await readRegistrationRules(app);
  return {
    open: true as const,
    title: t("identity:patientSignup.title"),
    organization,
    next,
    form: {
      codes,
      defaults: { phoneCallingCode: chosen },
      today: todayAt(app),
      asks: { birthDate, gender },
      check: humanCheckView(app),
    },
  };
});

export const action = defineForm({
  "": act(
    async ({ app }) => patientSignupSchema(todayAt(app), await readRegistrationRules(app)),
    async ({ app, url, value, address }) => {
      const { reference } = await registerPatient(app, value, address);
      const next = nextPath(url.searchParams.get("next"));
      const step = await firstSignupStep(app);
      return redirectDocument(step ? paths.signupStep(step, next) : (next ?? paths.home()), {
        headers: { "set-cookie": sessionCookie(reference) },
      });
    },
    { hideFields: ["password"] },
  ),
});

export default function Signup() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  const { organization, next } = loaded;
  if (!loaded.open) return <Closed organization={organization} next={next} />;
  return (
    <>
      <PageHeader
        title={t("identity:patientSignup.heading", { organization })}
        lead={t("identity:patientSignup.intro")}
      />
      <Card>
        <PatientSignupForm {...loaded.form} answer={answer} next={next} />
      </Card>
    </>
  );
}

/** The organization takes no registrations: why there is no form, and what can be done instead. */
function Closed({ organization, next }: { organization: string; next: string | undefined }) {
  const { t } = useT();
  const actions = (
    <>
      <LinkButton href={paths.booking()}>{t("signup:closedBook")}</LinkButton>
      <LinkButton href={paths.login(next)} tone="secondary">
        {t("signup:closedSignIn")}
      </LinkButton>
    </>
  );
  return (
    <Panel title={t("signup:closedTitle")} icon="info" actions={actions}>
      <p>{t("signup:closedText", { organization })}</p>
    </Panel>
  );
}
