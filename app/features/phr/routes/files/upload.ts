import { MethodNotAllowedError } from "~/platform/http/errors.server";
import { readJson } from "~/platform/http/read-body.server";
import { defineAction } from "~/platform/http/screen.server";
import { abortUpload } from "../../services/files/abort-upload.server";
import { finishUpload } from "../../services/files/finish-upload.server";
import { answerSending } from "./answer-sending.server";

/** Lets the record use a file of which all parts have arrived, or throws away what has arrived. */
export const action = defineAction(async ({ app, request, params: { recordId, uploadId } }) => {
  if (request.method === "DELETE")
    return answerSending(app, async () => {
      await abortUpload(app, recordId, uploadId);
      return { status: true };
    });
  if (request.method !== "POST") throw new MethodNotAllowedError(["POST", "DELETE"]);
  return answerSending(app, async () => finishUpload(app, { recordId, uploadId }, await readJson(request)));
});
