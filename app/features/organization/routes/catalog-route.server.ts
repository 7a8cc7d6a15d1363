import { data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { submitForm } from "~/platform/http/form.server";
import { readForm } from "~/platform/http/read-body.server";
import type { CatalogAnswer, CatalogDone, CatalogItem } from "../components/catalog-page";
import type { CatalogKind } from "../domain/catalog/catalog";
import { InUseError, switchItem } from "../services/catalog/switch-item.server";

const DONE = ["created", "changed", "disabled", "enabled"] as const;

/** A list, and what its address asks for: the list itself, a form for something new, or the form of one item. */
export function catalogMode<Item extends CatalogItem>(url: URL, items: readonly Item[]) {
  const edit = url.searchParams.get("edit");
  const isForm = edit !== null || url.searchParams.has("add");
  const item = edit === null ? undefined : items.find(({ id }) => id === edit);
  if (edit !== null && !item) throw new NotFoundError();
  const what = DONE.find((each) => each === url.searchParams.get("done"));
  const done: CatalogDone | null = what ? { what, id: url.searchParams.get("id") ?? "" } : null;
  return { items, isForm, item: item ?? null, done };
}

interface Catalog<Schema extends z.ZodType> {
  kind: CatalogKind;
  schema: Schema;
  save: (context: RequestContext, value: z.infer<Schema>) => Promise<{ id: string }>;
}

async function switchOne(app: RequestContext, href: string, kind: CatalogKind, enabled: boolean, form: FormData) {
  try {
    const { id } = await switchItem(app, kind, enabled, Object.fromEntries(form));
    return redirect(`${href}?done=${enabled ? "enabled" : "disabled"}&id=${id}`);
  } catch (error) {
    if (error instanceof InUseError)
      return data<CatalogAnswer>({ inUse: { id: String(form.get("id")), visits: error.visits } }, 409);
    if (error instanceof InvalidError) return data<CatalogAnswer>({ trouble: error.fields[0]?.message }, 422);
    throw error;
  }
}

/** Saves an item, or switches one off or on, as the pressed button says. */
export async function catalogAction<Schema extends z.ZodType>(
  app: RequestContext,
  request: Request,
  { kind, schema, save }: Catalog<Schema>,
) {
  const { pathname } = new URL(request.url);
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "disable" || intent === "enable") return switchOne(app, pathname, kind, intent === "enable", form);
  const answer = await submitForm(request, schema, async (value) => {
    const { id } = await save(app, value);
    return redirect(`${pathname}?done=${form.has("id") ? "changed" : "created"}&id=${id}`);
  });
  if (!("data" in answer)) return answer;
  return data<CatalogAnswer>({ form: answer.data }, answer.init ?? undefined);
}
