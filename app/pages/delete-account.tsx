import { redirectDocument } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { sessionCookie } from "~/features/identity/public.server";
import { feedbackForgotten } from "~/features/feedback/public.server";
import { deleteOwnAccount, readAccountEnd } from "~/features/scheduling/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { NotSignedInError } from "~/platform/http/errors.server";
import { attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Button, LinkButton } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => {
  if (app.actor.kind === "anonymous") throw new NotSignedInError();
  return { ...(await readAccountEnd(app)), title: createTranslator(app.locale).t("home:deletion.title") };
});

export const action = defineForm({
  delete: attempt(async ({ app, value }) => {
    await deleteOwnAccount(app, value, feedbackForgotten(app));
    return redirectDocument(paths.login(undefined, "accountDeleted"), {
      headers: { "set-cookie": sessionCookie(null) },
    });
  }),
});

/** Before an account is deleted for good: what goes, what stays and why, and what to do first. */
export default function DeleteAccount() {
  const { title, hasAppointments, isFresh } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = usePatientT();
  const said = (field: string) => refused?.errors.find((error) => error.field === field)?.message;
  const whole = said("");
  return (
    <>
      <PageHeader title={title} lead={t("home:deletion.lead")} />
      {whole && <Banner tone="warn" live title={whole} />}
      <Card title={t("home:deletion.gone")}>
        <p>{t("home:deletion.goneText")}</p>
      </Card>
      <Card title={t("home:deletion.kept")}>
        <p>{t("home:deletion.keptText")}</p>
      </Card>
      <p>{t("home:deletion.final")}</p>
      {hasAppointments && !whole && <Banner tone="warn" title={t("home:deletion.appointments")} />}
      <div className="flex flex-wrap gap-3">
        {hasAppointments ? (
          <LinkButton href={paths.appointments()}>{t("home:deletion.toAppointments")}</LinkButton>
        ) : isFresh ? (
          <form method="post" action={paths.deleteAccount()} className="flex basis-full flex-col items-start gap-3">
            <Checkbox name="sure" label={t("home:deletion.sure")} error={said("sure")} />
            <Button type="submit" name="intent" value="delete" tone="danger">
              {t("home:deletion.delete")}
            </Button>
          </form>
        ) : (
          <LinkButton href={paths.accountConfirm(paths.deleteAccount())}>{t("home:deletion.confirm")}</LinkButton>
        )}
        <LinkButton href={paths.everything()} tone="secondary" icon="download" download>
          {t("home:profile.everything.title")}
        </LinkButton>
        <LinkButton href={paths.profile()} tone="secondary">
          {t("home:deletion.keep")}
        </LinkButton>
      </div>
    </>
  );
}
