import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { act, defineForm, press } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { NoteActs } from "../../components/notes/note-acts";
import { NotePage } from "../../components/notes/note-page";
import { NOTES_DONE, type NoteDone } from "../../components/notes/notes-done";
import { addendumSchema, noteReasonSchema, signNoteSchema } from "../../schemas/notes/note-acts";
import { amendNote } from "../../services/notes/amend-note.server";
import { discardNote } from "../../services/notes/discard-note.server";
import { enterNoteInError } from "../../services/notes/enter-note-in-error.server";
import { publishNote } from "../../services/notes/publish-note.server";
import { restrictNote } from "../../services/notes/restrict-note.server";
import { signNote } from "../../services/notes/sign-note.server";
import { viewNote } from "../../services/notes/view-note.server";
import { withdrawNote } from "../../services/notes/withdraw-note.server";
import { openedWords } from "../../support/notes/opened-words.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url, params: { itemId } }) => {
  const viewed = await viewNote(app, itemId ?? "");
  return {
    ...viewed,
    opened: openedWords(app, viewed.opening),
    done: NOTES_DONE.find((each) => each === url.searchParams.get("done")) ?? null,
    patientQuery: viewed.isPatient ? undefined : viewed.patient.id,
    idempotencyKey: crypto.randomUUID(),
    timeZone: app.profile.timeZone,
    title: viewed.note.title,
  };
});

const back = (itemId: string | undefined, done: NoteDone) => redirect(paths.noteView(itemId, { done }), 303);

export const action = defineForm({
  sign: act(signNoteSchema, async ({ app, params: { itemId }, value }) => {
    await signNote(app, itemId, value);
    return back(itemId, "signed");
  }),
  publish: press(async ({ app, params: { itemId } }) => {
    await publishNote(app, itemId);
    return back(itemId, "published");
  }),
  withdraw: act(noteReasonSchema, async ({ app, params: { itemId }, value }) => {
    await withdrawNote(app, itemId, value);
    return back(itemId, "withdrawn");
  }),
  error: act(noteReasonSchema, async ({ app, params: { itemId }, value }) => {
    await enterNoteInError(app, itemId, value);
    return back(itemId, "inError");
  }),
  restrict: press(async ({ app, params: { itemId } }) => {
    await restrictNote(app, itemId, { authorOnly: "1" });
    return back(itemId, "restricted");
  }),
  unrestrict: press(async ({ app, params: { itemId } }) => {
    await restrictNote(app, itemId, { authorOnly: "0" });
    return back(itemId, "unrestricted");
  }),
  discard: press(async ({ app, params: { itemId } }) => {
    await discardNote(app, itemId, true);
    return back(itemId, "discarded");
  }),
  restore: press(async ({ app, params: { itemId } }) => {
    await discardNote(app, itemId, false);
    return back(itemId, "restored");
  }),
  amend: act(addendumSchema, async ({ app, params: { itemId }, value }) => {
    await amendNote(app, itemId, value);
    return back(itemId, "amended");
  }),
});

/** A note as it is read, with what its reader may do with it. */
export default function NoteView() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  return <NotePage {...shown}>{!shown.isPatient && <NoteActs {...shown} answer={answer} />}</NotePage>;
}
