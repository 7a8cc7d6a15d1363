import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { act, defineForm, press, type ActArgs } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { NoteActs } from "../../components/notes/note-acts";
import { NotePage } from "../../components/notes/note-page";
import { NOTES_DONE, type NoteDone } from "../../components/notes/notes-done";
import { addendumSchema, noteReasonSchema, signNoteSchema } from "../../schemas/notes/note-acts";
import { deskIn } from "../../schemas/desk/from-desk";
import { amendNote } from "../../services/notes/amend-note.server";
import { discardNote } from "../../services/notes/discard-note.server";
import { enterNoteInError } from "../../services/notes/enter-note-in-error.server";
import { publishNote } from "../../services/notes/publish-note.server";
import { restrictNote } from "../../services/notes/restrict-note.server";
import { signNote } from "../../services/notes/sign-note.server";
import { viewNote } from "../../services/notes/view-note.server";
import { withdrawNote } from "../../services/notes/withdraw-note.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url, params: { itemId } }) => {
  const viewed = await viewNote(app, itemId ?? "");
  return {
    ...viewed,
    desk: deskIn(url),
    done: NOTES_DONE.find((each) => each === url.searchParams.get("done")) ?? null,
    patientQuery: viewed.isPatient ? undefined : viewed.patient.id,
    idempotencyKey: crypto.randomUUID(),
    timeZone: app.profile.timeZone,
    title: viewed.note.title,
  };
});

const back = ({ url, params: { itemId } }: Pick<ActArgs<unknown>, "url" | "params">, done: NoteDone) =>
  redirect(paths.noteView(itemId, { done, desk: deskIn(url) }), 303);

export const action = defineForm({
  sign: act(signNoteSchema, async (args) => {
    await signNote(args.app, args.params["itemId"], args.value);
    const desk = deskIn(args.url);
    return desk === undefined
      ? back(args, "signed")
      : redirect(paths.consultationDesk(desk, { done: "noteSigned" }), 303);
  }),
  publish: press(async (args) => {
    await publishNote(args.app, args.params["itemId"]);
    return back(args, "published");
  }),
  withdraw: act(noteReasonSchema, async (args) => {
    await withdrawNote(args.app, args.params["itemId"], args.value);
    return back(args, "withdrawn");
  }),
  error: act(noteReasonSchema, async (args) => {
    await enterNoteInError(args.app, args.params["itemId"], args.value);
    return back(args, "inError");
  }),
  restrict: press(async (args) => {
    await restrictNote(args.app, args.params["itemId"], { authorOnly: "1" });
    return back(args, "restricted");
  }),
  unrestrict: press(async (args) => {
    await restrictNote(args.app, args.params["itemId"], { authorOnly: "0" });
    return back(args, "unrestricted");
  }),
  discard: press(async (args) => {
    await discardNote(args.app, args.params["itemId"], true);
    return back(args, "discarded");
  }),
  restore: press(async (args) => {
    await discardNote(args.app, args.params["itemId"], false);
    return back(args, "restored");
  }),
  amend: act(addendumSchema, async (args) => {
    await amendNote(args.app, args.params["itemId"], args.value);
    return back(args, "amended");
  }),
});

/** A note as it is read, with what its reader may do with it. */
export default function NoteView() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  return <NotePage {...shown}>{!shown.isPatient && <NoteActs {...shown} answer={answer} />}</NotePage>;
}
