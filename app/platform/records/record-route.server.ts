import { data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import { InvalidError, NotFoundError } from "../http/errors.server";
import { submitForm } from "../http/form.server";
import { readForm } from "../http/read-body.server";

const DONE = ["created", "changed", "disabled", "enabled", "up", "down"] as const;
type Done = (typeof DONE)[number];

/** A list, and what its address shows: the list itself, the form of a new item, or the form of an item. */
export function recordMode<Item extends { id: string }>(url: URL, items: readonly Item[]) {
  const edit = url.searchParams.get("edit");
  const isForm = edit !== null || url.searchParams.has("add");
  const item = edit === null ? undefined : items.find(({ id }) => id === edit);
  if (edit !== null && !item) throw new NotFoundError();
  const what = DONE.find((each) => each === url.searchParams.get("done"));
  const done = what ? { what, id: url.searchParams.get("id") ?? "" } : null;
  return { items, isForm, item: item ?? null, done };
}

type Posted = Record<string, unknown>;
type Switch = (enabled: boolean, posted: Posted) => Promise<{ id: string }>;
type Act = (posted: Posted) => Promise<{ id: string; done: Done }>;

interface Switches<Refused extends object> {
  /** Other actions of the buttons beside a record, by intent. */
  acts?: Readonly<Record<string, Act>>;
  /** Data to show a refusal that is the kind's own; undefined for every other error. */
  refused?: (error: unknown, id: string) => Refused | undefined;
  /** Address of the redirect; by default the list. */
  leave?: (done: Done, id: string) => string;
}

interface Posts<Schema extends z.ZodType, Refused extends object> extends Switches<Refused> {
  schema: Schema;
  save: (value: z.infer<Schema>) => Promise<{ id: string }>;
  switchTo: Switch;
}

const backToList =
  (request: Request) =>
  (done: Done, id: string): string =>
    `${new URL(request.url).pathname}?done=${done}&id=${id}`;

const SWITCHES = ["enable", "disable"];

/** Turns a record on or off, or runs the act of the pressed button's `intent`. */
export async function switchAction<Refused extends object = never>(
  request: Request,
  switchTo: Switch,
  { acts = {}, refused, leave = backToList(request) }: Switches<Refused> = {},
) {
  const form = await readForm(request);
  const intent = String(form.get("intent"));
  const posted = Object.fromEntries(form);
  try {
    const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
    if (act) {
      const { id, done } = await act(posted);
      return redirect(leave(done, id), 303);
    }
    const { id } = await switchTo(intent === "enable", posted);
    return redirect(leave(intent === "enable" ? "enabled" : "disabled", id), 303);
  } catch (error) {
    const said = refused?.(error, String(form.get("id")));
    if (said) return data({ refused: said }, 409);
    if (error instanceof InvalidError) return data({ trouble: error.fields.slice(0, 1) }, 422);
    throw error;
  }
}

/** Saves a record, turns one on or off, or runs the act of the pressed button's `intent`. */
export async function recordAction<Schema extends z.ZodType, Refused extends object = never>(
  request: Request,
  { schema, save, switchTo, ...switches }: Posts<Schema, Refused>,
) {
  const { acts = {}, leave = backToList(request) } = switches;
  const form = await readForm(request);
  if ([...SWITCHES, ...Object.keys(acts)].includes(String(form.get("intent"))))
    return switchAction(request, switchTo, switches);
  const answer = await submitForm(request, schema, async (value) => {
    const { id } = await save(value);
    return redirect(leave(form.has("id") ? "changed" : "created", id), 303);
  });
  return "data" in answer ? data({ form: answer.data }, answer.init ?? undefined) : answer;
}
