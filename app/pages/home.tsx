import { useLoaderData } from "@remix-run/react";
import { ApprovalPanel } from "~/features/identity/components/approval-panel";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { NotSignedInError } from "~/platform/errors.server";
import type { ScreenHandle } from "~/platform/screen-handle";
import { screenTitle } from "~/platform/screen-title";
import { defineLoader } from "~/platform/screen.server";
import { LinkButton } from "~/ui/action/button";
import { PageHeader } from "~/ui/view/page-header";

export const handle = {} satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => {
  const { actor, profile, locale } = app;
  if (actor.kind !== "employee" && actor.kind !== "patient") throw new NotSignedInError();
  const waits = actor.kind === "employee" && !actor.approved;
  const { t } = createTranslator(locale);
  return {
    title: waits ? t("identity:approval.title") : t("home:menu.home"),
    name: actor.displayName,
    kind: actor.kind,
    waits,
    organization: profile.name,
  };
});

export default function Home() {
  const { name, kind, waits, organization } = useLoaderData<typeof loader>();
  const { t } = useT();
  if (waits) return <ApprovalPanel organizationName={organization} />;
  return (
    <>
      <PageHeader title={t("home:greeting", { name })} />
      <div className="flex flex-wrap gap-3">
        <LinkButton href={paths.appointments()} icon="calendar">
          {kind === "patient" ? t("home:menu.myAppointments") : t("home:menu.appointments")}
        </LinkButton>
        <LinkButton href={paths.booking()} icon="plus" tone="secondary">
          {t("home:menu.book")}
        </LinkButton>
      </div>
    </>
  );
}
