import { defineAction } from "~/platform/http/screen.server";
import { keepPart } from "../../services/files/keep-part.server";
import { answerSending } from "~/platform/calls/answer-sending.server";

/** Takes one part of a file, which is the whole body. */
export const action = defineAction(({ app, request, params: { recordId, uploadId, part } }) =>
  answerSending(app, () => keepPart(app, { recordId, uploadId, part }, request)),
);
