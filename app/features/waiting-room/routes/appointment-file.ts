import { askedOf } from "~/features/organization/public.server";
import { defineLoader } from "~/platform/http/screen.server";
import { readRecordFile } from "../services/record/read-record-file.server";

/** A file of an appointment's record: as a download, or shown where browsers show it. */
export const loader = defineLoader(({ app, request, params, url }) => {
  const { appointmentId = "", fileId = "" } = params;
  return readRecordFile(app, { appointmentId, fileId }, askedOf({ request, url }));
});
