import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { LinkButton } from "~/ui/action/button";
import { ConfirmationImage } from "../components/confirmation-image";
import { SignupSteps } from "../components/signup-steps";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => {
  const { t } = createTranslator(app.locale);
  const { hpSignupMessage, name } = app.profile;
  const organization = name || t("identity:professionalSignup.fallbackName");
  return {
    title: t("identity:professionalSignupSuccess.title"),
    message: hpSignupMessage || t("identity:professionalSignupSuccess.message", { organization }),
  };
});

export default function HpSignupSuccess() {
  const { title, message } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <section className="flex flex-col gap-8 rounded-xl border border-line bg-surface px-5 py-10 tablet:px-12 tablet:py-14">
      <div className="flex flex-col items-center gap-5 text-center">
        <ConfirmationImage label={t("identity:professionalSignupSuccess.imageAlt")} />
        <h1 className="font-display text-3xl font-semibold text-balance">{title}</h1>
        <p className="text-lg">{message}</p>
      </div>
      <div className="mx-auto flex max-w-prose flex-col gap-4 border-t border-line pt-8">
        <SignupSteps />
        <div className="pt-3">
          <LinkButton href={paths.login()}>{t("identity:professionalSignupSuccess.signIn")}</LinkButton>
        </div>
      </div>
    </section>
  );
}
