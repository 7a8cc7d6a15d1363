import { redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import { InvalidError } from "~/platform/http/errors.server";
import { defineLoader } from "~/platform/http/screen.server";
import { nextPath } from "../domain/sessions/next-path";
import { chooseColumns } from "../services/lists/choose-columns.server";
import { listOwner } from "../services/lists/list-owner.server";
import { removeView } from "../services/lists/remove-view.server";
import { restoreView } from "../services/lists/restore-view.server";
import { saveView } from "../services/lists/save-view.server";

/** Back to the list, which says what was done, or beside the field why it was not. */
function backTo(url: URL, said: Readonly<Record<string, string>> = {}): Response {
  const list = new URL(nextPath(url.searchParams.get("next")) ?? paths.home(), url);
  for (const [name, value] of Object.entries(said)) list.searchParams.set(name, value);
  return redirect(`${list.pathname}${list.search}`, 303);
}

const acts = {
  columns: press(async ({ app, form, value, url }) => {
    await chooseColumns(app, { ...value, columns: form.getAll("columns") });
    return backTo(url);
  }),
  save: press(async ({ app, value, url }) => {
    try {
      await saveView(app, value);
      return backTo(url, { viewSaved: "1" });
    } catch (error) {
      if (!(error instanceof InvalidError) || !error.fields.every(({ field }) => field === "name")) throw error;
      const isFull = error.fields.some(({ message }) => message === "lists:tooManyViews");
      const viewName = typeof value["name"] === "string" ? value["name"].slice(0, 60) : "";
      return backTo(url, { viewRefused: isFull ? "tooMany" : "name", viewName });
    }
  }),
  remove: press(async ({ app, value, url }) => backTo(url, { viewRemoved: await removeView(app, value) })),
  restore: press(async ({ app, value, url }) => {
    await restoreView(app, value);
    return backTo(url);
  }),
};

/** There is no page here: it leads back to where it was asked from. */
export const loader = defineLoader(async ({ app, url }) => {
  await listOwner(app);
  return backTo(url);
});

/** Posted by the tools above each list. */
export const action = defineForm(async ({ app }) => {
  await listOwner(app);
  return acts;
});
