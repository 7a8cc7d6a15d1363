import { defineLoader } from "~/platform/http/screen.server";
import { readRecordFile } from "../services/record/read-record-file.server";

/** A file of an appointment's record, as a download. */
export const loader = defineLoader(({ app, params }) => {
  const { appointmentId = "", fileId = "" } = params;
  return readRecordFile(app, { appointmentId, fileId });
});
