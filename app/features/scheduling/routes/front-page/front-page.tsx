import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { defineLoader } from "~/platform/http/screen.server";
import { FrontPage } from "../../components/front-page/front-page";
import { StructuredData } from "../../components/front-page/structured-data";
import type { FrontPageView } from "../../domain/front-page/front-page-view";
import { embedded, structuredData } from "../../domain/front-page/structured-data";
import { readFrontPage } from "../../services/front-page/read-front-page.server";
import { headOf } from "./head";

export const handle = { sheet: "front", describes: true } satisfies ScreenHandle;

export const loader = defineLoader(async ({ app }) => {
  if (app.actor.kind === "employee" || app.actor.kind === "patient") throw redirect(paths.home());
  const view = await readFrontPage(app);
  const { profile, origin, nonce } = app;
  const { t } = createTranslator(app.locale);
  const { name, about, settings } = profile;
  const image = imageOf(app, view);
  return {
    view: { ...view, name, about, logo: profile.logoFileId && paths.logo(profile.logoFileId) },
    introduction: settings.servicesIntroduction,
    data: embedded(described(app, view, image)),
    nonce,
    head: {
      title: t("front:title", { name }),
      description: about.replace(/\s+/g, " ").slice(0, 160) || t("front:description", { name }),
      url: origin + paths.front(),
      image,
    },
  };
});

/** The whole address of the picture that stands for the practice: its photo, else its logo. */
function imageOf({ origin, profile }: RequestContext, { photo }: FrontPageView): string | null {
  if (photo) return origin + paths.picture(photo.fileId, photo.widths.includes(960) ? "960" : undefined);
  return profile.logoFileId && origin + paths.logo(profile.logoFileId);
}

function described({ origin, profile }: RequestContext, view: FrontPageView, image: string | null): object {
  const { name, about, logoFileId, settings } = profile;
  return structuredData({
    ...view,
    ...settings.contact,
    ...{ name, about, image },
    url: origin + paths.front(),
    logo: logoFileId && origin + paths.logo(logoFileId),
    addressOf: (path) => origin + path,
    profilePath: (id) => paths.provider(id),
    photoPath: (fileId) => paths.photo(fileId),
  });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headOf(data.head) : []);

export default function Front() {
  const { view, introduction, data, nonce } = useLoaderData<typeof loader>();
  return (
    <>
      <FrontPage {...view} introduction={introduction} />
      <StructuredData json={data} nonce={nonce} />
    </>
  );
}
