import { MethodNotAllowedError } from "~/platform/http/errors.server";
import { defineAction } from "~/platform/http/screen.server";
import { keepPart } from "../../services/files/keep-part.server";
import { answerSending } from "./answer-sending.server";

/** Takes one part of a file, which is the whole body. */
export const action = defineAction(async ({ app, request, params: { recordId, uploadId, part } }) => {
  if (request.method !== "PUT") throw new MethodNotAllowedError(["PUT"]);
  return answerSending(app, () => keepPart(app, { recordId, uploadId, part }, request));
});
