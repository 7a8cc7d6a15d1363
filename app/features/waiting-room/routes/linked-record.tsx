import { useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/screen-handle";
import { defineLoader } from "~/platform/screen.server";
import { VisitRecordCard } from "../components/record/visit-record-card";
import { readVisitRecord } from "../services/read-visit-record.server";
import { visitByLink } from "../services/visit-by-link.server";

export const handle = {
  namespaces: ["visit-record", "rooms"],
  width: "narrow",
  sheet: "visitor",
} satisfies ScreenHandle;

export const loader = defineLoader(async ({ app, request }) => {
  const { context, appointmentId } = await visitByLink(app, request);
  return { shown: await readVisitRecord(context, appointmentId) };
});

/** What the holder of an appointment's link sees of its record. */
export default function LinkedRecord() {
  const { shown } = useLoaderData<typeof loader>();
  return shown && <VisitRecordCard {...shown} hrefOf={paths.visitFile} />;
}
