import { data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { RequestContext } from "../context.server";
import { act, press, type ActArgs, type FormAct } from "../http/define-form.server";
import { InvalidError, NotFoundError } from "../http/errors.server";
import { saysVersion } from "../http/form.server";

const DONE = ["created", "changed", "disabled", "enabled", "up", "down", "unmoved"] as const;
type Done = (typeof DONE)[number];

interface Listed {
  id: string;
  enabled?: boolean;
}

/**
 * What the address says was done to a record, as long as it still holds: not of a record that was switched back since
 * or that stands in another place by now.
 */
function doneOf(url: URL, items: readonly Listed[]) {
  const what = DONE.find((each) => each === url.searchParams.get("done"));
  const item = items.find(({ id }) => id === url.searchParams.get("id"));
  if (!what || !item) return null;
  if ((what === "enabled" || what === "disabled") && item.enabled !== (what === "enabled")) return null;
  if (what !== "up" && what !== "down") return { what, id: item.id };
  const at = items.indexOf(item);
  return url.searchParams.get("at") === String(at) ? { what, id: item.id, at } : null;
}

/** A list, and what its address shows: the list itself, the form of a new item, or the form of an item. */
export function recordMode<Item extends Listed>(url: URL, items: readonly Item[]) {
  const edit = url.searchParams.get("edit");
  const isForm = edit !== null || url.searchParams.has("add");
  const item = edit === null ? undefined : items.find(({ id }) => id === edit);
  if (edit !== null && !item) throw new NotFoundError();
  return { items, isForm, item: item ?? null, done: doneOf(url, items) };
}

type Params = ActArgs<unknown>["params"];
type Posted = Readonly<Record<string, unknown>>;

interface PressOptions<Refused extends object> {
  /** Data to show a refusal that is the kind's own; undefined for every other error. */
  refused?: (error: unknown, id: string) => Refused | undefined;
  /** Address of the redirect; by default the list. */
  leave?: (done: Done, id: string, params: Params) => string;
}

/** The record that it was done to; of one that was to be moved, its place in the list then, or null where it stayed. */
interface Acted {
  id: string;
  at?: number | null;
}

const goOn = <Refused extends object>(
  { leave }: PressOptions<Refused>,
  { url, params }: Pick<ActArgs<unknown>, "url" | "params">,
  done: Done,
  { id, at }: Acted,
) => {
  const moved = at === undefined ? "" : `&at=${at}`;
  return redirect(leave?.(done, id, params) ?? `${url.pathname}?done=${done}&id=${id}${moved}`, 303);
};

/** The act of a button beside a record, such as one that switches it or moves it: the page then says that it is done. */
export const recordPress = <Refused extends object = never>(
  done: Done,
  work: (args: ActArgs<Posted>) => Promise<Acted>,
  options: PressOptions<Refused> = {},
) =>
  press(async (args) => {
    try {
      const { id, at } = await work(args);
      return at === null ? goOn(options, args, "unmoved", { id }) : goOn(options, args, done, { id, at });
    } catch (error) {
      const said = options.refused?.(error, String(args.value["id"]));
      if (said) return data({ refused: said }, 409);
      // Which record is meant is in no field of the page.
      if (error instanceof InvalidError && error.fields[0]?.field !== "id")
        return data({ trouble: error.fields.slice(0, 1) }, 422);
      throw error;
    }
  });

/** The verbs of a kind, as recordServices makes them. */
interface Verbs<Input extends { id?: string }> {
  kind: { schema: z.ZodType<Input> };
  reach: (context: RequestContext, of?: unknown) => Promise<unknown>;
  save: (context: RequestContext, raw: unknown, of?: unknown) => Promise<{ id: string }>;
  switchTo: (context: RequestContext, enabled: boolean, posted: Posted, of?: unknown) => Promise<{ id: string }>;
}

interface RecordOptions<Refused extends object> extends PressOptions<Refused> {
  /** What the record belongs to, and which one is meant where its own address says so. */
  of?: (params: Params) => unknown;
  idOf?: (params: Params) => string | undefined;
}

/**
 * The acts of a kind, for defineForm: its form is saved, and a record is switched on or off. Whoever may do none of it
 * is refused before anything is parsed.
 */
export function recordActs<Input extends { id?: string }, Refused extends object = never>(
  { kind, reach, save, switchTo }: Verbs<Input>,
  options: RecordOptions<Refused> = {},
) {
  const { of, idOf } = options;
  const named = (params: Params): { id?: string } => (idOf ? { id: idOf(params) } : {});
  const saving = act(
    async ({ app, params }) => {
      await reach(app, of?.(params));
      return kind.schema;
    },
    async (args) => {
      const { app, params, value } = args;
      const given = { ...value, ...named(params) };
      if (given.id !== undefined && !saysVersion(args.form))
        throw new InvalidError([{ field: "", message: "errors:stale.unknown" }]);
      const { id } = await save(app, given, of?.(params));
      return goOn(options, args, given.id === undefined ? "created" : "changed", { id });
    },
  );
  const saved = {
    answer: async (args: Parameters<typeof saving.answer>[0]) => {
      const answer = await saving.answer(args);
      return "data" in answer ? data({ form: answer.data }, answer.init ?? undefined) : answer;
    },
  } satisfies FormAct<unknown>;
  const switching = (enabled: boolean) =>
    recordPress(
      enabled ? "enabled" : "disabled",
      async ({ app, params, value }) => {
        if (idOf && idOf(params) === undefined) throw new NotFoundError();
        return switchTo(app, enabled, { ...value, ...named(params) }, of?.(params));
      },
      options,
    );
  return { save: saved, enable: switching(true), disable: switching(false) };
}
