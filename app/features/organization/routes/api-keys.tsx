import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { ApiSettingsOff } from "../components/api-settings-off";
import { ApiKeyTable } from "../components/api-key-table";
import { listApiKeys } from "../services/connections/list-api-keys.server";

export const handle = {} satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => {
  await authorize(app, "apiKey.manage");
  const off = !app.profile.settings.apiSettingsEnabled;
  const keys = off ? [] : await listApiKeys(app);
  return { keys, off, timeZone: app.profile.timeZone, title: createTranslator(app.locale).t("api-access:title") };
});

export default function ApiKeys() {
  const { keys, off, timeZone } = useLoaderData<typeof loader>();
  const { t } = useT();
  const create = (
    <LinkButton href={paths.createApiKey()} icon="plus">
      {t("api-access:create")}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        title={t("api-access:title")}
        lead={t("api-access:text")}
        actions={
          <>
            <LinkButton href={paths.help("api")} tone="secondary" icon="info">
              {t("api-access:help")}
            </LinkButton>
            {!off && (
              <LinkButton href={paths.externalApps()} tone="secondary" icon="globe">
                {t("api-access:apps.title")}
              </LinkButton>
            )}
            {keys.length > 0 && create}
          </>
        }
      />
      {off ? (
        <ApiSettingsOff />
      ) : keys.length > 0 ? (
        <ApiKeyTable keys={keys} timeZone={timeZone} />
      ) : (
        <Card>
          <EmptyState icon="lock" title={t("api-access:none")} action={create}>
            {t("api-access:noneText")}
          </EmptyState>
        </Card>
      )}
    </>
  );
}
