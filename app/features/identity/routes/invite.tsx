import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm } from "~/platform/http/define-form.server";
import { LinkGoneError } from "~/platform/http/errors.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { LinkButton } from "~/ui/action/button";
import { PageHeader } from "~/ui/view/page-header";
import { InviteForm } from "../components/employees/invite-form";
import { acceptInviteForm } from "../schemas/team/invite";
import { acceptInvite } from "../services/team/accept-invite.server";
import { readInvite } from "../services/team/read-invite.server";

/** Carries no script: opening the invitation, as a preview of a mail does, uses nothing up. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params }) => {
  const { t } = createTranslator(app.locale);
  const token = params.token ?? "";
  const { state, username } = await readInvite(app, token);
  if (state !== "valid" || username === null) {
    const why = state === "used" ? ("used" as const) : ("gone" as const);
    return { step: "over" as const, why, title: t(`employees:invite.${why}Title`) };
  }
  const title = t("employees:invite.title", { organization: app.profile.name });
  return { step: "choose" as const, token, username, title };
});

const accept = act(
  acceptInviteForm,
  async ({ app, value, address }) => {
    try {
      await acceptInvite(app, value, address);
      return redirect(paths.login(undefined, "invited"));
    } catch (error) {
      // The page of the invitation says what has become of it.
      if (error instanceof LinkGoneError) return redirect(paths.invite(value.token));
      throw error;
    }
  },
  { hideFields: ["password", "repeatPassword"] },
);

export const action = defineForm({ "": accept });

/** Where an invited employee chooses a password; an invitation that is over says why and what to do. */
export default function Invite() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  if (loaded.step === "over") {
    return (
      <>
        <PageHeader icon="clock" title={loaded.title} lead={t(`employees:invite.${loaded.why}Text`)} />
        <div>
          <LinkButton href={paths.login()}>{t("common:signIn")}</LinkButton>
        </div>
      </>
    );
  }
  return (
    <>
      <PageHeader title={loaded.title} lead={t("employees:invite.text")} />
      <InviteForm answer={answer} token={loaded.token} username={loaded.username} />
    </>
  );
}
