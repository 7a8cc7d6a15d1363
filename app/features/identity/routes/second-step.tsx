import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { startPageOf } from "~/features/organization/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { FactorChoice } from "../components/security/factor-choice";
import { PasskeyForm } from "../components/security/passkey-form";
import { SignOutForm } from "../components/sign-out-form";
import { SecondStepForm } from "../components/security/second-step-form";
import { nextPath } from "../domain/sessions/next-path";
import { secondFactorSchema } from "../schemas/sessions/login";
import { giveSecondFactor } from "../services/second-factors/give-second-factor.server";
import { listOwnFactorKinds } from "../services/second-factors/list-own-factor-kinds.server";
import { sessionCookie } from "../support/sessions/session-cookie.server";

export const handle = { width: "narrow", islands: ["passkey"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const next = nextPath(url.searchParams.get("next"));
  const { actor, locale, profile } = app;
  if (actor.kind !== "pending")
    throw redirect("sessionHash" in actor ? (next ?? paths.home()) : paths.login(next, "sessionEnded"));
  const { t } = createTranslator(locale);
  return {
    title: t(actor.needs === "code" ? "security:secondStep.title" : "security:secondStep.setUpTitle"),
    needs: actor.needs,
    name: actor.displayName,
    organization: profile.name,
    kinds: await listOwnFactorKinds(app),
    next,
  };
});

const give = act(
  secondFactorSchema,
  async ({ app, value, url }) => {
    const begin = app.actor.kind === "pending" ? startPageOf(app, app.actor.userId) : paths.home();
    const { reference } = await giveSecondFactor(app, value);
    return redirect(nextPath(url.searchParams.get("next")) ?? (await begin), {
      headers: reference === null ? {} : { "set-cookie": sessionCookie(reference) },
    });
  },
  { hideFields: ["secondFactor"] },
);

export const action = defineForm(async ({ app }) => {
  await authorize(app, "secondFactor.give");
  return { "": give };
});

/** What stands between the password and everything else. */
export default function SecondStep() {
  const { title, needs, name, organization, kinds, next } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  const lead =
    needs === "code" ? t("security:secondStep.text", { name }) : t("security:secondStep.setUpText", { organization });
  return (
    <>
      <PageHeader title={title} lead={lead} />
      {needs === "set-up" ? (
        <FactorChoice />
      ) : (
        <>
          <Card>
            <SecondStepForm answer={answer} />
          </Card>
          {kinds.includes("PASSKEY") && (
            <Card title={t("security:secondStep.or")}>
              <PasskeyForm action={paths.passkeySignIn(next)} label={t("security:passkey.use")} />
            </Card>
          )}
        </>
      )}
      <SignOutForm next={next} tone="quiet">
        {t("security:secondStep.leave")}
      </SignOutForm>
    </>
  );
}
