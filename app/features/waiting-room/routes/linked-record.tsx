import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { clockOfReader } from "~/features/scheduling/public.server";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { defineLoader } from "~/platform/http/screen.server";
import { VisitRecordCard } from "../components/record/visit-record-card";
import { createRoomLink } from "../services/links/create-room-link.server";
import { readVisitRecord } from "../services/record/read-visit-record.server";
import { visitByLink } from "../support/links/visit-by-link.server";

export const handle = {
  namespaces: ["visit-record", "rooms"],
  width: "narrow",
  sheet: "visitor",
} satisfies ScreenHandle;

export const loader = defineLoader(async ({ app, request }) => {
  const { context, appointmentId } = await visitByLink(app, request);
  return { shown: await readVisitRecord(context, appointmentId), readerZone: clockOfReader(app, request).zone };
});

/** Lets the holder of an appointment's link into its waiting room, by a link of its own. */
export const action = defineForm({
  "": press(async ({ app, request }) => {
    const { context, appointmentId } = await visitByLink(app, request);
    return redirect(paths.roomLink(await createRoomLink(context, appointmentId)), 303);
  }),
});

/** What the holder of an appointment's link sees of its record. */
export default function LinkedRecord() {
  const { shown, readerZone } = useLoaderData<typeof loader>();
  return shown && <VisitRecordCard {...shown} readerZone={readerZone} hrefOf={paths.visitFile} />;
}
