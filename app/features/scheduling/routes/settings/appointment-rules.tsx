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
import { RulesForm } from "../../components/settings/rules-form";
import { SettingPage } from "../../components/settings/setting-page";
import { ruleFields } from "../../domain/calendar/calendar-fields";
import { appointmentRulesFormSchema } from "../../schemas/settings/calendar-settings";
import { changeAppointmentRules } from "../../services/settings/change-appointment-rules.server";
import { readCalendarSettings } from "../../services/settings/read-calendar-settings.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  await authorize(app, "settings.change");
  const row = await readCalendarSettings(app);
  return {
    values: ruleFields(row),
    version: row.version,
    saved: url.searchParams.has("done"),
    title: createTranslator(app.locale).t("calendar:rulesTitle"),
  };
});

export const action = defineForm({
  "": act(
    async ({ app }) => {
      await authorize(app, "settings.change");
      return appointmentRulesFormSchema;
    },
    async ({ app, value }) => {
      await changeAppointmentRules(app, value);
      return redirect(paths.adminSetting("appointment", { done: "saved" }), 303);
    },
    { edits: true },
  ),
});

export default function AppointmentRules() {
  const { title, values, version, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  return (
    <SettingPage title={title} lead={t("calendar:rulesText")} saved={saved && !answer}>
      <RulesForm {...{ values, version, answer }} />
    </SettingPage>
  );
}
