import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ProviderProfile } from "../../components/public-lists/provider-profile";
import { providerName } from "../../components/public-lists/provider-name";
import { readProviderProfile } from "../../services/booking/read-provider-profile.server";

export const handle = { width: "narrow", sheet: "visitor" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params }) => {
  const profile = await readProviderProfile(app, params.uuid ?? "");
  const { t } = createTranslator(app.locale);
  return { profile, title: providerName(t, profile.provider) };
});

export default function Profile() {
  return <ProviderProfile {...useLoaderData<typeof loader>().profile} />;
}
