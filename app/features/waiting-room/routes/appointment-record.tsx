import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { defineLoader } from "~/platform/http/screen.server";
import { VisitRecordCard } from "../components/record/visit-record-card";
import { readVisitRecord } from "../services/record/read-visit-record.server";

export const handle = { namespaces: ["visit-record", "rooms"] } satisfies ScreenHandle;

export const loader = defineLoader(async ({ app, params }) => {
  const { appointmentId } = params;
  if (appointmentId === undefined) throw redirect(paths.appointments());
  return { shown: await readVisitRecord(app, appointmentId) };
});

/** What is kept of an appointment, on its page. */
export default function AppointmentRecord() {
  const { shown } = useLoaderData<typeof loader>();
  if (!shown) return null;
  return <VisitRecordCard {...shown} hrefOf={(fileId) => paths.appointmentFile(shown.appointmentId, fileId)} />;
}
