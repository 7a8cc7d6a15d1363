import type { MessageLocale } from "../locales";
import type { MessageTree } from "../message-types";
import { PLURAL_FORMS } from "../plural-forms";

/** The keys of the English messages in their order: 0 for a message, 1 for one that has plural forms, else a group. */
export interface MessageKeys {
  readonly [key: string]: 0 | 1 | MessageKeys;
}

const PLURAL = /_(?:one|other)$/;

/** The keys of a tree of English messages; the forms of a plural are one. */
export function keysOf(english: MessageTree): MessageKeys {
  const keys: Record<string, 0 | 1 | MessageKeys> = {};
  for (const [key, value] of Object.entries(english)) {
    if (typeof value !== "string") keys[key] = keysOf(value);
    else keys[key.replace(PLURAL, "")] = PLURAL.test(key) ? 1 : 0;
  }
  return keys;
}

const formsOf = (key: string, kind: 0 | 1, forms: readonly string[]) =>
  kind === 0 ? [key] : forms.map((form) => `${key}_${form}`);

/**
 * The texts of a language without their keys, in the order of the English keys. A third of a language are its keys, which
 * all languages share.
 * @throws Error where a message is missing
 */
export function textsOf(messages: MessageTree, keys: MessageKeys, locale: MessageLocale): string[] {
  return Object.entries(keys).flatMap(([key, kind]) => {
    const value = messages[key];
    if (typeof kind === "object") return typeof value === "object" ? textsOf(value, kind, locale) : missing(key);
    return formsOf(key, kind, PLURAL_FORMS[locale]).map((name) => {
      const text = messages[name];
      return typeof text === "string" ? text : missing(name);
    });
  });
}

function missing(key: string): never {
  throw new Error(`no message ${key}`);
}

/** The messages again, of what `textsOf` made of them. @throws RangeError where there are fewer or more texts than keys */
export function messagesOf(texts: readonly string[], keys: MessageKeys, locale: MessageLocale) {
  let next = 0;
  const groupOf = (group: MessageKeys): Record<string, MessageTree> => {
    const tree: Record<string, string | MessageTree> = {};
    for (const [key, kind] of Object.entries(group)) {
      if (typeof kind === "object") tree[key] = groupOf(kind);
      else for (const name of formsOf(key, kind, PLURAL_FORMS[locale])) tree[name] = texts[next++] ?? "";
    }
    return tree as Record<string, MessageTree>;
  };
  const messages = groupOf(keys);
  if (next !== texts.length) throw new RangeError(`${texts.length} texts for ${next} messages of ${locale}`);
  return messages;
}
