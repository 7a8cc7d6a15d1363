import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { StructuredData } from "../../components/front-page/structured-data";
import { embedded, ratedPhysician } from "../../domain/front-page/structured-data";
import { ProviderProfile } from "../../components/public-lists/provider-profile";
import { providerName } from "../../components/public-lists/provider-name";
import { readProviderProfile } from "../../services/booking/read-provider-profile.server";

export const handle = { width: "narrow", sheet: "visitor" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params }) => {
  const profile = await readProviderProfile(app, params.uuid ?? "");
  const { t } = createTranslator(app.locale);
  const { provider, rating } = profile;
  const title = providerName(t, provider);
  const url = `${app.origin}${paths.provider(provider.id)}`;
  const described = rating && { nonce: app.nonce, json: embedded(ratedPhysician({ name: title, url, ...rating })) };
  return { profile, title, described };
});

export default function Profile() {
  const { profile, described } = useLoaderData<typeof loader>();
  return (
    <>
      <ProviderProfile {...profile} />
      {described && <StructuredData {...described} />}
    </>
  );
}
