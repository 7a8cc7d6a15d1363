import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { TemplateForm } from "../../components/templates/template-form";
import { templateFormSchema } from "../../schemas/templates/note-template";
import { readNoteTemplate } from "../../services/templates/read-note-template.server";
import { saveNoteTemplate } from "../../services/templates/save-note-template.server";

export const handle = { width: "narrow", islands: ["wording"] } satisfies ScreenHandle;
export const meta = screenTitle;

const NEW = "new";
const idOf = (templateId: string | undefined) => (templateId === NEW ? undefined : templateId);

export const loader = defineLoader(async ({ app, params: { templateId }, url }) => {
  const read = await readNoteTemplate(app, idOf(templateId), url.searchParams.get("from"));
  const { t } = createTranslator(app.locale);
  return {
    ...read,
    title: read.template
      ? t("note-editor:templates.editTemplate", { name: read.template.name })
      : t("note-editor:templates.addTemplate"),
  };
});

export const action = defineForm({
  save: act(
    async ({ app, params: { templateId } }) => {
      await readNoteTemplate(app, idOf(templateId));
      return templateFormSchema;
    },
    async ({ app, params: { templateId }, value }) => {
      await saveNoteTemplate(app, { ...value, id: idOf(templateId) });
      return redirect(paths.noteTemplates({ done: "saved" }), 303);
    },
  ),
});

/** One template, new or not. */
export default function NoteTemplate() {
  const shown = useLoaderData<typeof loader>();
  return <TemplateForm {...shown} answer={useActionData<FormAnswer>()} />;
}
