import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";

type KindWord = "title" | "text" | "add" | "empty" | "emptyText" | "noneKnown" | "noneKnownSaid";

/** Gives the words of a kind, which stand under its name. */
export function useKindWords(words: string): (word: KindWord) => string {
  const { t } = useT();
  return (word) => t(`${words}:${word}` as PlainKey);
}
