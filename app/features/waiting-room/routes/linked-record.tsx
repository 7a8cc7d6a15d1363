import { useLoaderData } from "@remix-run/react";
import { clockOfReader } from "~/features/scheduling/public.server";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { defineLoader } from "~/platform/http/screen.server";
import { VisitRecordCard } from "../components/record/visit-record-card";
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

/** What the holder of an appointment's link sees of its record. */
export default function LinkedRecord() {
  const { shown, readerZone } = useLoaderData<typeof loader>();
  return shown && <VisitRecordCard {...shown} readerZone={readerZone} hrefOf={paths.visitFile} />;
}
