import type { MessageKey, ValuesArgument } from "~/i18n/message-types";
import type { records } from "~/i18n/messages/en_US/common/records";
import { useT } from "~/i18n/use-t";

/** A word of a list of records, from the general words or from the kind's own. */
export type RecordWord = keyof typeof records | "title" | "text" | "add" | "edit" | "empty" | "emptyText";

/** Words that only the page knows, such as a title with a name in it. */
export type SaidWords = Partial<Record<RecordWord, string>>;

export type SayRecord = (word: RecordWord, name?: string) => string;

/** Gives a kind's word, which is under the key `at`, or the general one. `name` is the name of the record. */
export function useRecordWords(at: string, said: SaidWords = {}): SayRecord {
  const { t, has } = useT();
  return (word, name = "") => {
    const own = `${at}.${word}`;
    const key: string = has(own) ? own : `records:${word === "edit" ? "editNamed" : word}`;
    return said[word] ?? (has(key) ? t(key, ...([{ name }] as ValuesArgument<MessageKey>)) : key);
  };
}
