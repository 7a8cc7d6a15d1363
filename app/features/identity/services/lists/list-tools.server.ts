import { listQuery, type ListChoice, type ListName } from "~/kernel/lists/list-choice";
import type { RequestContext } from "~/platform/context.server";
import { readListChoice } from "./read-list-choice.server";

/** What the tools above a list are drawn from; the same as `ListToolsState` of app/screens/lists. */
export interface ListTools extends ListChoice {
  list: ListName;
  path: string;
  query: string;
  done: "saved" | { removed: string } | null;
  refused: { why: "name" | "tooMany"; name: string } | null;
}

/** What whoever asks has made of the list at an address, what it is narrowed by there, and what was just done. */
export async function listTools(context: RequestContext, list: ListName, url: URL): Promise<ListTools> {
  const choice = await readListChoice(context, list);
  const removed = url.searchParams.get("viewRemoved");
  const refused = url.searchParams.get("viewRefused");
  return {
    ...choice,
    list,
    path: url.pathname,
    query: listQuery(url.searchParams),
    done: removed !== null ? { removed } : url.searchParams.has("viewSaved") ? "saved" : null,
    refused:
      refused === null
        ? null
        : { why: refused === "tooMany" ? "tooMany" : "name", name: url.searchParams.get("viewName") ?? "" },
  };
}
