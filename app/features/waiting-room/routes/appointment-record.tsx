import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { clockOfReader } from "~/features/scheduling/public.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { defineLoader } from "~/platform/http/screen.server";
import { AppointmentRecordCard } from "../components/record/appointment-record-card";
import { StreamedMinutes } from "../components/record/streamed-minutes";
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
  const { t } = useT();
  if (!shown) return null;
  const streamed = shown.record.course?.streamed;
  return (
    <AppointmentRecordCard
      {...shown}
      readerZone={readerZone}
      forStaff={
        streamed ? [{ term: t("appointment-record:streamed.title"), value: <StreamedMinutes {...streamed} /> }] : []
      }
      hrefOf={(fileId, asked) => paths.appointmentFile(shown.appointmentId, fileId, asked)}
    />
  );
}
