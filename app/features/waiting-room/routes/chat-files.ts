import { redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { InvalidError } from "~/platform/http/errors.server";
import { fieldMessages } from "~/platform/http/field-messages.server";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { enterChat } from "../services/chat/enter-chat.server";
import { sendFile } from "../services/chat/send-file.server";

/** Files are sent to this address; whoever opens it is led to the chat. */
export const loader = defineLoader(async ({ app, request, params }) => {
  const { waitingRoomId = "", chatRoomId = "" } = params;
  await enterChat(app, request, { waitingRoomId, chatRoomId });
  return redirect(paths.waitingRoomChat(waitingRoomId, chatRoomId));
});

/** A file for the chat: the page's script gets an answer it can show, a plain form is led back to the chat. */
export const action = defineAction(async ({ app, request, params }) => {
  const { waitingRoomId = "", chatRoomId = "" } = params;
  const scripted = (request.headers.get("accept") ?? "").includes("application/json");
  try {
    const answer = await sendFile(app, request, { waitingRoomId, chatRoomId });
    if (!scripted) return redirect(paths.waitingRoomChat(waitingRoomId, chatRoomId));
    return Response.json({ sent: answer.status, refusal: null }, { status: answer.status ? 200 : 409 });
  } catch (error) {
    if (!scripted || !(error instanceof InvalidError)) throw error;
    const [said] = fieldMessages(app.locale, error.fields);
    return Response.json({ sent: false, refusal: said?.message ?? null }, { status: error.status });
  }
});
