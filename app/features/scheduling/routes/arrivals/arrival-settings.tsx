import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BranchArrivalsForm } from "../../components/appointments/arrivals/branch-arrivals-form";
import { SettingPage } from "../../components/settings/setting-page";
import { branchArrivalsSchema } from "../../schemas/appointments/arrivals/arrival";
import {
  changeBranchArrivals,
  readArrivalSettings,
} from "../../services/appointments/arrivals/arrival-settings.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  branches: await readArrivalSettings(app),
  origin: app.origin,
  saved: url.searchParams.has("done"),
  title: createTranslator(app.locale).t("arrivals:settings.title"),
}));

export const action = defineForm({
  "": act(
    async ({ app }) => {
      await authorize(app, "settings.change");
      return branchArrivalsSchema;
    },
    async ({ app, value }) => {
      await changeBranchArrivals(app, { ...value, rooms: value.rooms.join("\n") });
      return redirect(paths.arrivalSettings({ done: "saved" }), 303);
    },
    { edits: true },
  ),
});

export default function ArrivalSettings() {
  const { branches, origin, saved, title } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  return (
    <SettingPage title={title} lead={t("arrivals:settings.text")} saved={saved && !answer}>
      {branches.map((branch) => (
        <BranchArrivalsForm key={branch.branchId} {...{ branch, origin, answer }} alone={branches.length === 1} />
      ))}
    </SettingPage>
  );
}
