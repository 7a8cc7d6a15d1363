import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { clockOfReader } from "~/features/scheduling/public.server";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { defineLoader } from "~/platform/http/screen.server";
import { AppointmentRecordCard } from "../components/record/appointment-record-card";
import { readAppointmentRecord } from "../services/record/read-appointment-record.server";

export const handle = { namespaces: ["appointment-record", "rooms"] } satisfies ScreenHandle;

export const loader = defineLoader(async ({ app, request, params }) => {
  const { appointmentId } = params;
  if (appointmentId === undefined) throw redirect(paths.appointments());
  return { shown: await readAppointmentRecord(app, appointmentId), readerZone: clockOfReader(app, request).zone };
});

/** What is kept of an appointment, on its page. */
export default function AppointmentRecord() {
  const { shown, readerZone } = useLoaderData<typeof loader>();
  if (!shown) return null;
  return (
    <AppointmentRecordCard
      {...shown}
      readerZone={readerZone}
      hrefOf={(fileId, asked) => paths.appointmentFile(shown.appointmentId, fileId, asked)}
    />
  );
}
