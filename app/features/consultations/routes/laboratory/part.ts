import { answerSending } from "~/platform/calls/answer-sending.server";
import { defineAction } from "~/platform/http/screen.server";
import { keepLabPart } from "../../services/laboratory/upload-lab-file.server";

/** Takes one part of a file, which is the whole body. */
export const action = defineAction(({ app, request, params: { orderId = "", testId = "", uploadId, part } }) =>
  answerSending(app, () => keepLabPart(app, { orderId, testId, uploadId, part }, request)),
);
