import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ChooseForWhom } from "../../components/consultations/choose-for-whom";
import { NewNoteForm } from "../../components/notes/new-note-form";
import { newNoteSchema } from "../../schemas/notes/new-note";
import { deskIn } from "../../schemas/desk/from-desk";
import { chooseForWhom } from "../../services/consultations/choose-for-whom.server";
import { createNote } from "../../services/notes/create-note.server";
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
  const about = aboutIn(url);
  const title = createTranslator(app.locale).t("note-editor:write");
  if (Object.values(about).every((id) => id === undefined))
    return { title, shown: null, choice: await chooseForWhom(app, url.searchParams.get("search") ?? "") };
  const prepared = await prepareNote(app, about);
  const shown = {
    ...prepared,
    desk: deskIn(url),
    language: app.locale,
    idempotencyKey: crypto.randomUUID(),
    timeZone: app.profile.timeZone,
    title: createTranslator(app.locale).t("note-editor:create.title", { name: prepared.patient.name }),
  };
  return { title: shown.title, shown, choice: null };
});

export const action = defineForm({
  save: act(newNoteSchema, async ({ app, value, url }) => {
    const { id } = await createNote(app, { ...value, ...aboutIn(url) });
    return redirect(paths.noteEdit(id, { desk: deskIn(url) }), 303);
  }),
});

/** What a new note begins with. */
export default function CreateNote() {
  const { title, shown, choice } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  if (shown) return <NewNoteForm {...shown} answer={answer} />;
  return (
    <ChooseForWhom
      title={title}
      back={{ href: paths.notes(), words: t("note-editor:unsigned.title") }}
      hrefFor={paths.noteCreate}
      {...choice}
    />
  );
}
