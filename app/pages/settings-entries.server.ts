import type { Translate } from "~/i18n/translator";
import { foldForSearch } from "~/kernel/fold-for-search";
import type { RequestContext } from "~/platform/context.server";
import { openEntries } from "./settings-entries";

/** Whether a text holds every word of a search. */
export const holdsWords = (text: string, search: string): boolean =>
  foldForSearch(search)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => foldForSearch(text).includes(word));

/** The screens of settings that somebody may open, in their language. */
export const settingsOf = ({ actor }: RequestContext, t: Translate) =>
  (actor.kind === "employee" ? openEntries(actor) : []).map(({ href, title, text, group }) => ({
    ...{ href, title: t(title), text: t(text), group },
  }));
