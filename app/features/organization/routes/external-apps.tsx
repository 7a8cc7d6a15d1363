import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { readForm } from "~/platform/http/read-body.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { ExternalAppTable } from "../components/external-app-table";
import { listExternalApps } from "../services/connections/list-external-apps.server";
import { switchExternalApp } from "../services/connections/switch-external-app.server";
import { leaveWhereOff } from "./api-screen.server";

export const handle = {} satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  await authorize(app, "apiKey.manage");
  leaveWhereOff(app);
  const apps = await listExternalApps(app);
  const done = url.searchParams.get("done");
  const about = apps.find(({ id }) => id === url.searchParams.get("id"));
  return {
    apps,
    done,
    undo: done === "revoked" && about?.disabledAt ? about.id : null,
    timeZone: app.profile.timeZone,
    title: createTranslator(app.locale).t("api-access:apps.title"),
  };
});

export const action = defineAction(async ({ app, request }) => {
  await authorize(app, "apiKey.manage");
  leaveWhereOff(app);
  const posted = Object.fromEntries(await readForm(request));
  const { id } = await switchExternalApp(app, posted);
  return redirect(paths.externalApps({ done: posted["intent"] === "revoke" ? "revoked" : "restored", id }), 303);
});

export default function ExternalApps() {
  const { apps, done, undo, timeZone, title } = useLoaderData<typeof loader>();
  const { t } = useT();
  const create = (
    <LinkButton href={paths.createExternalApp()} icon="plus">
      {t("api-access:apps.create")}
    </LinkButton>
  );
  const takeBack = undo && (
    <form method="post">
      <input type="hidden" name="id" value={undo} />
      <Button type="submit" name="intent" value="restore" tone="secondary" size="small" icon="undo">
        {t("common:actions.undo")}
      </Button>
    </form>
  );
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.apiKeys()}>{t("api-access:back")}</BackLink>}
        title={title}
        lead={t("api-access:apps.text")}
        actions={apps.length > 0 && create}
      />
      {(done === "revoked" || done === "restored" || done === "again") && (
        <Banner tone={done === "again" ? "info" : "good"} live action={takeBack}>
          {t(`api-access:apps.${done}`)}
        </Banner>
      )}
      {apps.length > 0 ? (
        <ExternalAppTable apps={apps} timeZone={timeZone} />
      ) : (
        <Card>
          <EmptyState icon="globe" title={t("api-access:apps.none")} action={create}>
            {t("api-access:apps.noneText")}
          </EmptyState>
        </Card>
      )}
    </>
  );
}
