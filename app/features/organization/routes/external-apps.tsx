import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { recordMode, switchAction } from "~/platform/records/record-route.server";
import { RecordList } from "~/screens/record-list";
import type { RecordAnswer } from "~/screens/record-screen";
import { useRecordWords } from "~/screens/record-words";
import { BackLink } from "~/ui/action/back-link";
import { Banner } from "~/ui/view/banner";
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

export const action = defineAction(async ({ app, request }) => {
  await authorize(app, "apiKey.manage");
  leaveWhereOff(app);
  return switchAction(request, (enabled, { id }) =>
    switchExternalApp(app, { id, intent: enabled ? "restore" : "revoke" }),
  );
});

export default function ExternalApps() {
  const { items, done, again, timeZone } = useLoaderData<typeof loader>();
  const answer = useActionData<RecordAnswer>();
  const { t } = useT();
  const say = useRecordWords("api-access:apps");
  return (
    <RecordList
      {...{ say, items, done: answer ? null : done, trouble: answer?.trouble }}
      icon="globe"
      back={<BackLink href={paths.apiKeys()}>{t("api-access:back")}</BackLink>}
      addHref={paths.createExternalApp()}
      rows={(apps) => <ExternalAppTable apps={apps} timeZone={timeZone} />}
    >
      {again && (
        <Banner tone="info" live>
          {t("api-access:apps.again")}
        </Banner>
      )}
    </RecordList>
  );
}
