import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { act, defineForm, press } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { NoteEditor } from "../../components/notes/note-editor";
import { NOTES_DONE } from "../../components/notes/notes-done";
import { deskIn } from "../../schemas/desk/from-desk";
import { discardNote } from "../../services/notes/discard-note.server";
import { openNoteEditor } from "../../services/notes/open-note-editor.server";
import { saveNote } from "../../services/notes/save-note.server";
import { formSave, noteFormSchema, textMark } from "../../support/notes/form-save.server";

export const handle = { islands: ["note-editor"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url, params: { itemId } }) => {
  const opened = await openNoteEditor(app, itemId ?? "");
  const { patient, note, sections } = opened;
  return {
    ...opened,
    desk: deskIn(url),
    sections: await Promise.all(sections.map(async (section) => ({ ...section, was: await textMark(section.text) }))),
    done: NOTES_DONE.find((each) => each === url.searchParams.get("done")) ?? null,
    timeZone: app.profile.timeZone,
    title: createTranslator(app.locale).t("note-editor:editor.title", { title: note.title, name: patient.name }),
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

/** A draft as it is written. */
export default function EditNote() {
  const shown = useLoaderData<typeof loader>();
  return <NoteEditor {...shown} answer={useActionData<FormAnswer>()} />;
}
