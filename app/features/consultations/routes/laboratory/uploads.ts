import { answerSending } from "~/platform/calls/answer-sending.server";
import { defineAction } from "~/platform/http/screen.server";
import { openLabUpload } from "../../services/laboratory/upload-lab-file.server";

/** Begins to take a file of a test in parts, or goes on. */
export const action = defineAction(({ app, request, params: { orderId = "", testId = "" } }) =>
  answerSending(app, () => openLabUpload(app, { orderId, testId }, request)),
);
