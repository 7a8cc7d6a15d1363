import { askedOf } from "~/features/organization/public.server";
import { defineLoader } from "~/platform/http/screen.server";
import { readMedicalFile } from "../../services/files/read-medical-file.server";

/** A file of a record: as a download, or shown where browsers show it. */
export const loader = defineLoader(({ app, request, params, url }) =>
  readMedicalFile(app, { recordId: params["recordId"], fileId: params["fileId"] }, askedOf({ request, url })),
);
