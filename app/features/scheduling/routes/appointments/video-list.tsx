import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/screen-handle";
import { screenTitle } from "~/platform/screen-title";
import { defineLoader } from "~/platform/screen.server";
import { AppointmentList } from "../../components/appointments/appointment-list";
import { listAppointments } from "../../services/list-appointments.server";

export const handle = { namespaces: ["scheduling"], width: "wide" } satisfies ScreenHandle;

export const loader = defineLoader(async ({ app, url }) => {
  const list = await listAppointments(app, { ...Object.fromEntries(url.searchParams), type: "video" });
  const { t } = createTranslator(app.locale);
  return { list, title: t("scheduling:list.videoTitle"), viewerZone: app.profile.timeZone };
});

export const meta = screenTitle;

export default function VideoAppointments() {
  const { list, title, viewerZone } = useLoaderData<typeof loader>();
  return <AppointmentList {...{ list, title, viewerZone }} hrefFor={paths.videoAppointments} oneType />;
}
