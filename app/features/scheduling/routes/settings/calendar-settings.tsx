import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { CalendarFacts } from "../../components/settings/calendar-facts";
import { CalendarForm } from "../../components/settings/calendar-form";
import { SettingPage } from "../../components/settings/setting-page";
import { calendarFields } from "../../domain/calendar/calendar-fields";
import { calendarFormSchema } from "../../schemas/settings/calendar-settings";
import { changeCalendarSettings } from "../../services/settings/change-calendar-settings.server";
import { readCalendarSettings } from "../../services/settings/read-calendar-settings.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const row = await readCalendarSettings(app);
  return {
    values: calendarFields(row),
    version: row.version,
    mayChange: verdictOf(app, "settings.change") === "allowed",
    saved: url.searchParams.has("done"),
    title: createTranslator(app.locale).t("calendar:title"),
  };
});

export const action = defineForm({
  "": act(
    async ({ app }) => {
      await authorize(app, "settings.change");
      return calendarFormSchema;
    },
    async ({ app, value }) => {
      await changeCalendarSettings(app, value);
      return redirect(paths.setting("calendar_settings", { done: "saved" }), 303);
    },
    { edits: true },
  ),
});

export default function CalendarSettings() {
  const { title, values, version, mayChange, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  return (
    <SettingPage title={title} lead={t("calendar:text")} saved={saved && !answer}>
      {mayChange ? <CalendarForm {...{ values, version, answer }} /> : <CalendarFacts values={values} />}
    </SettingPage>
  );
}
