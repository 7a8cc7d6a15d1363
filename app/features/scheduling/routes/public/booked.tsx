import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BookedPanel } from "../../components/booking/booked-panel";
import { knownZone } from "../../domain/availability/known-zone";
import { readBooked } from "../../services/booking/read-booked.server";
import { widgetOf, zoneHint } from "./journey-state.server";

export const handle = { width: "narrow", sheet: "visitor" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, request, url, params }) => {
  const widget = widgetOf(app, url, params);
  const reference = url.searchParams.get("reference") ?? "";
  const booked = await readBooked(app, reference, knownZone(url.searchParams.get("zone") ?? zoneHint(request)));
  const { t } = createTranslator(app.locale);
  const title = t(booked.confirmed ? "booking:done.confirmedTitle" : "booking:done.requestedTitle");
  const home = widget ? paths.widget(String(app.organization.id), { ...widget }) : paths.booking();
  const pay = booked.pay && {
    href: paths.makePayment(booked.pay.appointmentId, { reference }),
    apart: widget !== undefined,
  };
  return { booked, title, pay, home, file: paths.bookedCalendarFile(reference, widget?.lang) };
});

export default function Booked() {
  return <BookedPanel {...useLoaderData<typeof loader>()} />;
}
