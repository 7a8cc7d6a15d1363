import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { KindChoice } from "../../components/booking/kind-choice";
import { listHref } from "../../components/public-lists/list-tabs";
import { listBookableServices } from "../../services/booking/list-bookable-services.server";

export const handle = { width: "narrow", sheet: "visitor" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => {
  const { offerings, byProvider } = await listBookableServices(app);
  const kinds = (["clinic", "video"] as const).filter((kind) => offerings.some((offering) => offering.kind === kind));
  const by = byProvider ? ("provider" as const) : ("service" as const);
  const [only] = kinds;
  const { about, settings } = app.profile;
  const says = about !== "" || Object.values(settings.contact).some((way) => way !== "");
  // One choice is none: the way leads on, unless the clinic tells of itself here.
  if (only && kinds.length === 1 && !says) throw redirect(listHref(only, by));
  const { t } = createTranslator(app.locale);
  const clinic = { about, ...settings.contact };
  const services = byProvider ? [] : offerings;
  return { clinic, kinds, by, services, title: t("booking:title") };
});

export default function BookingEntry() {
  return <KindChoice {...useLoaderData<typeof loader>()} />;
}
