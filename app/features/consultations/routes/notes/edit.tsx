import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { act, defineForm, press } from "~/platform/http/define-form.server";
import { ConflictError } from "~/platform/http/errors.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ClosedNote } from "../../components/notes/closed-note";
import { NoteEditor } from "../../components/notes/note-editor";
import { NOTES_DONE } from "../../components/notes/notes-done";
import { deskIn } from "../../schemas/desk/from-desk";
import { discardNote } from "../../services/notes/discard-note.server";
import { openNoteEditor } from "../../services/notes/open-note-editor.server";
import { saveNote } from "../../services/notes/save-note.server";
import { viewNote } from "../../services/notes/view-note.server";
import { formSave, noteFormSchema, textMark } from "../../support/notes/form-save.server";

export const handle = { islands: ["note-editor", "wording"] } satisfies ScreenHandle;
export const meta = screenTitle;

/** A note that is no longer a draft: it was signed, discarded or entered in error. */
async function closedNote(app: RequestContext, itemId: string, desk: string | undefined) {
  const { note, patient, may } = await viewNote(app, itemId);
  const title = createTranslator(app.locale).t("note-editor:editor.title", { title: note.title, name: patient.name });
  const { id, status } = note;
  return { title, opened: null, closed: { note: { id, status }, title, patient, desk, mayAmend: may.amend } };
}

export const loader = defineLoader(async ({ app, url, params: { itemId = "" } }) => {
  const desk = deskIn(url);
  const opened = await openNoteEditor(app, itemId).catch((error: unknown) => {
    if (error instanceof ConflictError) return null;
    throw error;
  });
  if (opened === null) return closedNote(app, itemId, desk);
  const { patient, note, sections } = opened;
  const title = createTranslator(app.locale).t("note-editor:editor.title", { title: note.title, name: patient.name });
  return {
    title,
    closed: null,
    opened: {
      ...{ ...opened, title, desk, timeZone: app.profile.timeZone },
      sections: await Promise.all(sections.map(async (section) => ({ ...section, was: await textMark(section.text) }))),
      done: NOTES_DONE.find((each) => each === url.searchParams.get("done")) ?? null,
    },
  };
});

export const action = defineForm({
  save: act(noteFormSchema, async ({ app, url, params: { itemId }, value }) => {
    await saveNote(app, itemId, await formSave(value));
    return redirect(paths.noteEdit(itemId, { done: "saved", desk: deskIn(url) }), 303);
  }),
  finish: act(noteFormSchema, async ({ app, url, params: { itemId }, value }) => {
    await saveNote(app, itemId, await formSave(value));
    return redirect(paths.noteView(itemId, { desk: deskIn(url) }), 303);
  }),
  discard: press(async ({ app, url, params: { itemId } }) => {
    await discardNote(app, itemId, true);
    return redirect(paths.noteView(itemId, { done: "discarded", desk: deskIn(url) }), 303);
  }),
});

/** The editor of a draft; for a note that is no longer a draft, the reason and where to go instead. */
export default function EditNote() {
  const { opened, closed } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  if (closed) return <ClosedNote {...closed} />;
  return opened && <NoteEditor {...opened} answer={answer} />;
}
