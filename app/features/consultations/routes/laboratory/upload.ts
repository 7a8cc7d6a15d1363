import { answerSending } from "~/platform/calls/answer-sending.server";
import { defineAction } from "~/platform/http/screen.server";
import { abortLabUpload, finishLabUpload } from "../../services/laboratory/upload-lab-file.server";

/** Puts a file of which all parts have arrived to its test, or throws away what has arrived. */
export const action = defineAction(({ app, request, params: { orderId = "", testId = "", uploadId } }) => {
  const address = { orderId, testId, uploadId };
  if (request.method !== "DELETE") return answerSending(app, () => finishLabUpload(app, address));
  return answerSending(app, async () => {
    await abortLabUpload(app, address);
    return { status: true };
  });
});
