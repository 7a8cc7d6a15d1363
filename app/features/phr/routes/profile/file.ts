import { defineLoader } from "~/platform/http/screen.server";
import { readProfileFile } from "../../services/profile/read-profile-file.server";

/** The photo of a patient or a side of the card of their insurance, as a download. */
export const loader = defineLoader(({ app, params, url }) =>
  readProfileFile(app, { patientId: url.searchParams.get("patient") ?? undefined, fileId: params["fileId"] }),
);
