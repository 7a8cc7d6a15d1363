import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize, verdictOf } from "~/platform/authorize.server";
import { NotFoundError } from "~/platform/errors.server";
import { submitForm, type FormAnswer } from "~/platform/form.server";
import type { ScreenHandle } from "~/platform/screen-handle";
import { screenTitle } from "~/platform/screen-title";
import { defineAction, defineLoader } from "~/platform/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { AreaForm } from "../components/area-form";
import { areaScreenAt, authorityToSee, type AreaScreen } from "../components/area-screens";
import { HipaaCard } from "../components/hipaa-card";
import { areaFormSchema, SETTING_AREAS, USER_SETTING_AREAS } from "../schemas/setting-areas";
import { acceptHipaa } from "../services/accept-hipaa.server";
import { changeSetting } from "../services/change-setting.server";
import { readHipaa } from "../services/read-hipaa.server";
import { readSetting } from "../services/read-setting.server";
import { changeUserSetting, readUserSetting } from "../services/user-settings.server";

export const handle = {} satisfies ScreenHandle;
export const meta = screenTitle;

function screenAt(url: URL): AreaScreen {
  const screen = areaScreenAt(url.pathname);
  if (!screen) throw new NotFoundError();
  return screen;
}

export const loader = defineLoader(async ({ app, url }) => {
  const screen = screenAt(url);
  const { of, title } = screen;
  await authorize(app, authorityToSee(screen));
  const { value, version } =
    of.whose === "user" ? await readUserSetting(app, of.area) : await readSetting(app, of.area);
  // The terms stand below the settings of compliance.
  const hipaa = of.area === "compliance" ? await readHipaa(app) : null;
  const mayChange = of.whose === "user" || verdictOf(app, "settings.change") === "allowed";
  const values: Record<string, unknown> = value;
  return {
    values,
    version,
    mayChange,
    hipaa,
    timeZone: app.profile.timeZone,
    done: url.searchParams.get("done"),
    title: createTranslator(app.locale).t(title),
  };
});

export const action = defineAction(async ({ app, request, url }) => {
  const { of } = screenAt(url);
  await authorize(app, of.whose === "user" ? "settings.read" : "settings.change");
  if (of.area === "compliance" && (await request.clone().formData()).get("intent") === "acceptHipaa") {
    await acceptHipaa(app);
    return redirect(`${url.pathname}?done=accepted`);
  }
  const schema = of.whose === "user" ? USER_SETTING_AREAS[of.area] : SETTING_AREAS[of.area];
  return submitForm(request, areaFormSchema(schema), async (value) => {
    if (of.whose === "user") await changeUserSetting(app, of.area, value);
    else await changeSetting(app, of.area, value);
    return redirect(`${url.pathname}?done=saved`);
  });
});

export default function AreaSetting() {
  const { values, version, mayChange, hipaa, timeZone, done } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const screen = areaScreenAt(useLocation().pathname);
  const { t } = useT();
  if (!screen) return null;
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        title={t(screen.title)}
        lead={t(screen.text)}
      />
      {done && !answer && (
        <Banner tone="good" live>
          {t(done === "accepted" ? "organization:hipaa.done" : "settings:form.saved")}
        </Banner>
      )}
      <AreaForm fields={screen.fields} {...{ values, version, answer, mayChange }} />
      {hipaa && <HipaaCard hipaa={hipaa} timeZone={timeZone} mayAccept={mayChange} />}
    </>
  );
}
