import { askedOf } from "~/features/organization/public.server";
import { defineLoader } from "~/platform/http/screen.server";
import { downloadFile } from "../services/question-files.server";

/** A file of a question, as a download. */
export const loader = defineLoader(({ app, request, url, params: { questionId = "", fileId = "" } }) =>
  downloadFile(app, { questionId, fileId }, askedOf({ request, url })),
);
