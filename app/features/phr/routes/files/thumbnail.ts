import { defineLoader } from "~/platform/http/screen.server";
import { readThumbnail } from "../../services/files/read-thumbnail.server";

/** The small picture of a file. */
export const loader = defineLoader(({ app, params }) =>
  readThumbnail(app, { recordId: params["recordId"], fileId: params["fileId"] }),
);
