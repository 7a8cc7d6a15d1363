import { MethodNotAllowedError } from "~/platform/http/errors.server";
import { readJson } from "~/platform/http/read-body.server";
import { defineAction } from "~/platform/http/screen.server";
import { openUpload } from "../../services/files/open-upload.server";
import { answerSending } from "./answer-sending.server";

/** Begins to take a file in parts, or goes on. */
export const action = defineAction(async ({ app, request, params }) => {
  if (request.method !== "POST") throw new MethodNotAllowedError(["POST"]);
  return answerSending(app, async () => openUpload(app, params["recordId"], await readJson(request)));
});
