import { defineAction } from "~/platform/http/screen.server";
import { openUpload } from "../../services/files/open-upload.server";
import { answerSending } from "~/platform/calls/answer-sending.server";

/** Begins to take a file in parts, or goes on. */
export const action = defineAction(({ app, request, params }) =>
  answerSending(app, () => openUpload(app, params["recordId"], request)),
);
