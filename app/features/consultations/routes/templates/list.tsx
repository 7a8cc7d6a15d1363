import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { act, defineForm, press } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { KEPT_DONE, KeptTexts, type KeptDone } from "../../components/templates/kept-texts";
import { changedSnippetSchema, snippetFormSchema } from "../../schemas/templates/note-template";
import { changeSnippet } from "../../services/templates/change-snippet.server";
import { listKeptTexts } from "../../services/templates/list-kept-texts.server";
import { removeSnippet } from "../../services/templates/remove-snippet.server";
import { saveSnippet } from "../../services/templates/save-snippet.server";
import { switchNoteTemplate } from "../../services/templates/switch-note-template.server";
import { keeperOf } from "../../support/templates/may-keep.server";

export const handle = { islands: ["wording"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  ...(await listKeptTexts(app)),
  done: KEPT_DONE.find((each) => each === url.searchParams.get("done")) ?? null,
  title: createTranslator(app.locale).t("note-editor:templates.title"),
}));

const back = (done: KeptDone) => redirect(paths.noteTemplates({ done }), 303);

export const action = defineForm({
  save: act(
    async ({ app }) => {
      await keeperOf(app);
      return snippetFormSchema;
    },
    async ({ app, value }) => {
      await saveSnippet(app, value);
      return back("saved");
    },
  ),
  change: act(
    async ({ app }) => {
      await keeperOf(app);
      return changedSnippetSchema;
    },
    async ({ app, value }) => {
      await changeSnippet(app, value);
      return back("saved");
    },
    { edits: true },
  ),
  remove: press(async ({ app, value }) => {
    await removeSnippet(app, value["id"]);
    return back("removed");
  }),
  disable: press(async ({ app, value }) => {
    await switchNoteTemplate(app, value["id"], false);
    return back("turnedOff");
  }),
  enable: press(async ({ app, value }) => {
    await switchNoteTemplate(app, value["id"], true);
    return back("turnedOn");
  }),
});

/** Templates and snippets, one's own and the practice's. */
export default function NoteTemplates() {
  const shown = useLoaderData<typeof loader>();
  return <KeptTexts {...shown} answer={useActionData<FormAnswer>()} />;
}
