import { data, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useProblem } from "~/i18n/use-problem";
import { useT } from "~/i18n/use-t";
import type { Problem } from "~/kernel/problem";
import { paths } from "~/paths";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import { act, defineForm, press } from "~/platform/http/define-form.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import type { RequestContext } from "~/platform/context.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { AreaForm } from "../components/area-form";
import { NotSwitchedOn } from "../components/not-switched-on";
import { areaScreenAt, type AreaPart, type AreaScreen } from "../components/area-screens";
import { LogoCard } from "../components/logo-card";
import { PicturesCard } from "../components/pictures-card";
import { HipaaCard } from "../components/hipaa-card";
import { WidgetCard } from "../components/widget-card";
import {
  areaFormSchema,
  partOfForm,
  withSecret,
  SETTING_AREAS,
  USER_SETTING_AREAS,
} from "../schemas/settings/setting-areas";
import { widgetChoiceSchema } from "../schemas/connections/widget-choice";
import { acceptHipaa } from "../services/settings/accept-hipaa.server";
import { changeSetting } from "../services/settings/change-setting.server";
import { secretSetAt } from "../services/settings/open-secret.server";
import { listPracticePictures } from "../services/files/practice-pictures.server";
import { readHipaa } from "../services/settings/read-hipaa.server";
import { readSetting } from "../services/settings/read-setting.server";
import { pictureActs } from "./picture-acts.server";
import { savePart } from "../support/settings/save-part.server";
import { removeLogo, storeLogo } from "../services/files/store-logo.server";
import { changeUserSetting, readUserSetting } from "../services/settings/user-settings.server";

export const handle = {
  width: "narrow",
  of: (data) => ({ islands: hasPictures(data) ? ["smaller-pictures"] : [] }),
} satisfies ScreenHandle;

const hasPictures = (data: unknown) =>
  typeof data === "object" && data !== null && "pictures" in data && data.pictures !== null;
export const meta = screenTitle;

function screenAt(url: URL): AreaScreen {
  const screen = areaScreenAt(url.pathname);
  if (!screen) throw new NotFoundError();
  return screen;
}

export const loader = defineLoader(async ({ app, url }) => {
  const screen = screenAt(url);
  const { of, title, authority } = screen;
  await authorize(app, authority);
  const { value, version } =
    of.whose === "user" ? await readUserSetting(app, of.area) : await readSetting(app, of.area);
  // The terms stand below the settings of compliance.
  const hipaa = of.area === "compliance" ? await readHipaa(app) : null;
  const secretSince = of.area === "recaptcha" ? ((await secretSetAt(app, "recaptcha")) ?? null) : null;
  const mayChange = of.whose === "user" || verdictOf(app, "settings.change") === "allowed";
  const values: Record<string, unknown> = value;
  return {
    values,
    version,
    mayChange,
    hipaa,
    secretSince,
    timeZone: app.profile.timeZone,
    logoFileId: app.profile.logoFileId,
    widget: of.area === "booking-widget" ? widgetAt(app, url) : null,
    pictures: of.area === "front-page" ? await listPracticePictures(app) : null,
    done: url.searchParams.get("done"),
    title: createTranslator(app.locale).t(title),
  };
});

/** What the snippet of the booking widget is made of, as the address chooses its look. */
const widgetAt = ({ origin, organization, profile }: RequestContext, { searchParams }: URL) => ({
  origin,
  organizationId: String(organization.id),
  organizationName: profile.name,
  locales: profile.locales,
  chosen: widgetChoiceSchema.parse(Object.fromEntries(searchParams)),
});

/** What the cards beside an area's form do. */
const accept = press(async ({ app, url }) => {
  await acceptHipaa(app);
  return redirect(`${url.pathname}?done=accepted`);
});
const dropLogo = press(async ({ app, url }) => {
  await removeLogo(app);
  return redirect(`${url.pathname}?done=saved`);
});
const keepLogo = press(async ({ app, url, value: { logo } }) => {
  const missing: Problem = { message: "errors:field.mandatory" };
  const given = logo instanceof File && logo.size > 0 ? logo : undefined;
  const problem = given ? await storeLogo(app, given).then(() => undefined, problemOfLogo) : missing;
  return problem ? data({ logoProblem: problem }, 422) : redirect(`${url.pathname}?done=saved`);
});

/** What is wrong with a logo. */
function problemOfLogo(error: unknown): Problem {
  if (error instanceof InvalidError && error.fields[0]) return error.fields[0];
  throw error;
}

const CARDS = {
  compliance: { acceptHipaa: accept },
  account: { removeLogo: dropLogo, logo: keepLogo },
  "front-page": pictureActs,
} as const;
const hasCards = (area: string): area is keyof typeof CARDS => area in CARDS;

export const action = defineForm(async ({ app, url }) => {
  const screen = screenAt(url);
  const { of } = screen;
  await authorize(app, of.whose === "user" ? "settings.read" : "settings.change");
  // Its page shows no form.
  if (!screen.offered) throw redirect(url.pathname);
  const cards = of.whose === "organization" && hasCards(of.area) ? CARDS[of.area] : {};
  const [whole, ...more] = screen.parts;
  if (whole && more.length === 0) return { ...cards, "": saving(screen, whole) };
  return { ...cards, ...Object.fromEntries(screen.parts.map((part) => [part.name, saving(screen, part)])) };
});

/** Saves one form of an area; what the others ask for stays as it is. */
function saving({ of, credential }: AreaScreen, part: AreaPart) {
  const { schema, fields } = of.whose === "user" ? USER_SETTING_AREAS[of.area] : SETTING_AREAS[of.area];
  const form = partOfForm(areaFormSchema(schema, fields), part.saves);
  return act(
    credential ? withSecret(form) : form,
    async ({ app, url, value }) => {
      if (of.whose === "user") {
        const { area } = of;
        const stored = () => readUserSetting(app, area);
        await savePart(part, value, stored, (whole) => changeUserSetting(app, area, whole));
      } else {
        const { area } = of;
        await savePart(
          part,
          value,
          () => readSetting(app, area),
          (whole) => changeSetting(app, area, whole),
        );
      }
      return redirect(`${url.pathname}?done=saved`);
    },
    { hideFields: ["secretKey"] },
  );
}

export default function AreaSetting() {
  const { values, version, mayChange, hipaa, secretSince, timeZone, logoFileId, widget, pictures, done } =
    useLoaderData<typeof loader>();
  const answered = useActionData<FormAnswer | { logoProblem: Problem } | { pictureProblem: Problem; shows: string }>();
  const answer = answered && "result" in answered ? answered : undefined;
  const problem = useProblem();
  const screen = areaScreenAt(useLocation().pathname);
  const { t, format } = useT();
  if (!screen) return null;
  if (!screen.offered) return <NotSwitchedOn title={t(screen.title)} />;
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        title={t(screen.title)}
        lead={t(screen.text)}
      />
      {done && !answered && (
        <Banner tone="good" live>
          {t(done === "accepted" ? "organization:hipaa.done" : "settings:form.saved")}
        </Banner>
      )}
      {secretSince !== null && (
        <Banner tone="info">
          {t("security:recaptcha.secretSet", { when: format.date(secretSince, timeZone, "medium") })}
        </Banner>
      )}
      <AreaForm parts={screen.parts} {...{ values, version, answer, mayChange }} />
      {screen.of.whose === "organization" && screen.of.area === "account" && (
        <LogoCard
          logoFileId={logoFileId}
          organizationName={String(values.name)}
          error={answered && "logoProblem" in answered ? problem([answered.logoProblem]) : undefined}
        />
      )}
      {pictures && (
        <PicturesCard
          pictures={pictures}
          refused={
            answered && "pictureProblem" in answered
              ? { shows: answered.shows, error: problem([answered.pictureProblem]) }
              : undefined
          }
        />
      )}
      {widget && <WidgetCard {...widget} />}
      {hipaa && <HipaaCard hipaa={hipaa} timeZone={timeZone} mayAccept={mayChange} />}
    </>
  );
}
