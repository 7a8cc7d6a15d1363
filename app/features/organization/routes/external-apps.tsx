import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { recordMode, recordPress } from "~/platform/records/record-route.server";
import { RecordList } from "~/screens/record-list";
import type { RecordAnswer } from "~/screens/record-screen";
import { useRecordWords } from "~/screens/record-words";
import { BackLink } from "~/ui/action/back-link";
import { TextLink } from "~/ui/base/link";
import { Banner } from "~/ui/view/banner";
import { KeyPrefix } from "../components/api-key-table";
import { listExternalApps } from "../services/connections/list-external-apps.server";
import { switchExternalApp } from "../services/connections/switch-external-app.server";
import { leaveWhereOff } from "./api-screen.server";

export const handle = {} satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  await authorize(app, "apiKey.manage");
  leaveWhereOff(app);
  const apps = await listExternalApps(app);
  return {
    ...recordMode(
      url,
      apps.map((each) => ({ ...each, enabled: each.disabledAt === null })),
    ),
    again: url.searchParams.get("done") === "again",
    timeZone: app.profile.timeZone,
    title: createTranslator(app.locale).t("api-access:apps.title"),
  };
});

const switches = (enabled: boolean) =>
  recordPress(enabled ? "enabled" : "disabled", async ({ app, value }) => {
    await authorize(app, "apiKey.manage");
    leaveWhereOff(app);
    return switchExternalApp(app, enabled, value);
  });

export const action = defineForm({ enable: switches(true), disable: switches(false) });

export default function ExternalApps() {
  const { items, done, again, timeZone } = useLoaderData<typeof loader>();
  const answer = useActionData<RecordAnswer>();
  const { t, format } = useT();
  const say = useRecordWords("api-access:apps");
  return (
    <RecordList
      {...{ say, items, done: answer ? null : done, trouble: answer?.trouble }}
      icon="globe"
      back={<BackLink href={paths.apiKeys()}>{t("api-access:back")}</BackLink>}
      addHref={paths.createExternalApp()}
      columns={[
        {
          key: "name",
          header: t("api-access:apps.columns.name"),
          lead: true,
          cell: ({ name }) => <bdi className="font-semibold">{name}</bdi>,
        },
        {
          key: "key",
          header: t("api-access:apps.columns.key"),
          cell: ({ apiKeyId, prefix }) =>
            apiKeyId && prefix ? (
              <TextLink href={paths.apiKey(apiKeyId)}>
                <KeyPrefix prefix={prefix} />
              </TextLink>
            ) : (
              t("api-access:apps.noKey")
            ),
        },
        {
          key: "lastUsed",
          header: t("api-access:apps.columns.lastUsed"),
          cell: ({ lastUsedAt }) =>
            lastUsedAt === null ? t("api-access:neverUsed") : format.dateTime(lastUsedAt, timeZone),
        },
      ]}
      offAsks
    >
      {again && (
        <Banner tone="info" live>
          {t("api-access:apps.again")}
        </Banner>
      )}
    </RecordList>
  );
}
