import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { NewNoteForm } from "../../components/notes/new-note-form";
import { newNoteSchema } from "../../schemas/notes/new-note";
import { createNote } from "../../services/notes/create-note.server";
import { openedWords } from "../../support/notes/opened-words.server";
import { prepareNote } from "../../services/notes/prepare-note.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

/** What a note is about, as the address of its form says. */
const aboutIn = ({ searchParams }: URL) => ({
  patientId: searchParams.get("patient") ?? undefined,
  appointmentId: searchParams.get("appointment") ?? undefined,
  consultationId: searchParams.get("consultation") ?? undefined,
});

export const loader = defineLoader(async ({ app, url }) => {
  const prepared = await prepareNote(app, aboutIn(url));
  return {
    ...prepared,
    opened: openedWords(app, prepared.opening),
    language: app.locale,
    idempotencyKey: crypto.randomUUID(),
    timeZone: app.profile.timeZone,
    title: createTranslator(app.locale).t("note-editor:create.title", { name: prepared.patient.name }),
  };
});

export const action = defineForm({
  save: act(newNoteSchema, async ({ app, value, url }) => {
    const { id } = await createNote(app, { ...value, ...aboutIn(url) });
    return redirect(paths.noteEdit(id), 303);
  }),
});

/** What a new note begins with. */
export default function CreateNote() {
  const shown = useLoaderData<typeof loader>();
  return <NewNoteForm {...shown} answer={useActionData<FormAnswer>()} />;
}
