import type { MessageKey, ValuesArgument } from "~/i18n/message-types";
import type { records } from "~/i18n/messages/en_US/common/records";
import { useT } from "~/i18n/use-t";

/** What a list of records says, in the general words of all kinds or in the kind's own. */
export type RecordWord = keyof typeof records | "title" | "text" | "add" | "edit" | "empty" | "emptyText";

/** The words that only the page can say, such as a title with a name in it. */
export type SaidWords = Partial<Record<RecordWord, string>>;

export type SayRecord = (word: RecordWord, name?: string) => string;

/** Gives a kind's word, which stands under `at`, or the general one. `name` is the record's that it is about. */
export function useRecordWords(at: string, said: SaidWords = {}): SayRecord {
  const { t, has } = useT();
  return (word, name = "") => {
    const own = `${at}.${word}`;
    const key: string = has(own) ? own : `records:${word}`;
    return said[word] ?? (has(key) ? t(key, ...([{ name }] as ValuesArgument<MessageKey>)) : key);
  };
}
