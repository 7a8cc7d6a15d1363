import type { MessageLocale } from "./locales";
import type { enUS } from "./messages/en_US";
import type { PLURAL_FORMS } from "./plural-forms";

/** The English messages are the source: every other type here is derived from them. */
export type Messages = typeof enUS;

/** One file of messages per locale: `common`, `booking`, `waiting-room` and so on. */
export type Namespace = keyof Messages;

/**
 * What a translation of `Source` must hold: the same keys, with each plural key in all forms of the locale.
 * A missing or a surplus key fails the build.
 */
export type Translation<Source, Locale extends MessageLocale> = {
  readonly [
    Key in keyof Source as TranslatedKey<Key, (typeof PLURAL_FORMS)[Locale][number]>
  ]: Source[Key] extends string ? string : Translation<Source[Key], Locale>;
};

type TranslatedKey<Key, Form extends string> = Key extends `${infer Base}_${"one" | "other"}` ? `${Base}_${Form}` : Key;

/** The dotted paths of all messages in a file; a plural's forms count as one key without suffix. */
type Path<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? PluralBase<Key> : `${Key}.${Path<Tree[Key]>}`;
}[keyof Tree & string];

type PluralBase<Key> = Key extends `${infer Base}_${"one" | "other"}` ? Base : Key;

/** `"booking:checkAnswers.title"`: the name of every message there is. */
export type MessageKey = { [Name in Namespace]: `${Name}:${Path<Messages[Name]>}` }[Namespace];

type At<Tree, Dotted> = Dotted extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? At<Tree[Head], Rest>
    : never
  : Dotted extends keyof Tree
    ? Tree[Dotted]
    : Dotted extends string
      ? Tree[`${Dotted}_${"one" | "other"}` & keyof Tree]
      : never;

/** The English text of a key (all plural forms of it). */
type TextOf<Key> = Key extends `${infer Name extends Namespace}:${infer Dotted}` ? At<Messages[Name], Dotted> : never;

type Placeholder<Text> = Text extends `${string}{{${infer Inner}}}${infer Rest}`
  ? (Inner extends `${infer Name}, ${string}` ? Name : Inner) | Placeholder<Rest>
  : never;

/** The values that a message needs, by the placeholders in its English text. */
export type MessageValues<Key extends MessageKey> = Record<Placeholder<TextOf<Key>>, string | number>;

/** The second argument of `t`: there only when the message has placeholders. */
export type ValuesArgument<Key extends MessageKey> = [Placeholder<TextOf<Key>>] extends [never]
  ? []
  : [values: MessageValues<Key>];

/** Keys of messages without placeholders, for tables that name their label by key. */
export type PlainKey = { [Key in MessageKey]: [Placeholder<TextOf<Key>>] extends [never] ? Key : never }[MessageKey];

/** A tree of messages as data: what travels to the browser. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** Some namespaces of one locale, ready to be sent with a page. */
export interface PageMessages {
  readonly [name: string]: MessageTree;
}
