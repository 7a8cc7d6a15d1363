import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { clockOfReader } from "~/features/scheduling/public.server";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { defineLoader } from "~/platform/http/screen.server";
import { AppointmentRecordCard } from "../components/record/appointment-record-card";
import { createRoomLink } from "../services/links/create-room-link.server";
import { readAppointmentRecord } from "../services/record/read-appointment-record.server";
import { appointmentByLink } from "../support/links/appointment-by-link.server";

export const handle = {
  namespaces: ["appointment-record", "rooms"],
  width: "narrow",
  sheet: "linked",
} satisfies ScreenHandle;

export const loader = defineLoader(async ({ app, request }) => {
  const { context, appointmentId } = await appointmentByLink(app, request);
  return { shown: await readAppointmentRecord(context, appointmentId), readerZone: clockOfReader(app, request).zone };
});

/** Lets the holder of an appointment's link into its waiting room, by a link of its own. */
export const action = defineForm({
  "": press(async ({ app, request }) => {
    const { context, appointmentId } = await appointmentByLink(app, request);
    return redirect(paths.roomLink(await createRoomLink(context, appointmentId)), 303);
  }),
});

/** What the holder of an appointment's link sees of its record. */
export default function LinkedRecord() {
  const { shown, readerZone } = useLoaderData<typeof loader>();
  return shown && <AppointmentRecordCard {...shown} readerZone={readerZone} hrefOf={paths.ownAppointmentFile} />;
}
