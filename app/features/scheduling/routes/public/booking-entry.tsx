import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import type { ScreenHandle } from "~/platform/screen-handle";
import { screenTitle } from "~/platform/screen-title";
import { defineLoader } from "~/platform/screen.server";
import { KindChoice } from "../../components/booking/kind-choice";
import { listBookableServices } from "../../services/list-bookable-services.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => {
  const { offerings, byProvider } = await listBookableServices(app);
  const kinds = (["clinic", "video"] as const).filter((kind) => offerings.some((offering) => offering.kind === kind));
  const { t } = createTranslator(app.locale);
  const { about, settings } = app.profile;
  const clinic = { about, ...settings.contact };
  return { clinic, kinds, by: byProvider ? ("provider" as const) : ("service" as const), title: t("booking:title") };
});

export default function BookingEntry() {
  return <KindChoice {...useLoaderData<typeof loader>()} />;
}
