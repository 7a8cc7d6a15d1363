import { askedOf } from "~/features/organization/public.server";
import { defineLoader } from "~/platform/http/screen.server";
import { readRecordFile } from "../services/record/read-record-file.server";
import { appointmentByLink } from "../support/links/appointment-by-link.server";

/** A file of the record of the appointment whose link this browser has opened: as a download, or shown where browsers show it. */
export const loader = defineLoader(async ({ app, request, params, url }) => {
  const { context, appointmentId } = await appointmentByLink(app, request);
  return readRecordFile(context, { appointmentId, fileId: params.fileId ?? "" }, askedOf({ request, url }));
});
