import { defineAction } from "~/platform/http/screen.server";
import { abortUpload } from "../../services/files/abort-upload.server";
import { finishUpload } from "../../services/files/finish-upload.server";
import { answerSending } from "~/platform/calls/answer-sending.server";

/** Lets the record use a file of which all parts have arrived, or throws away what has arrived. */
export const action = defineAction(async ({ app, request, params: { recordId, uploadId } }) => {
  if (request.method === "DELETE")
    return answerSending(app, async () => {
      await abortUpload(app, recordId, uploadId);
      return { status: true };
    });
  return answerSending(app, () => finishUpload(app, { recordId, uploadId }, request));
});
