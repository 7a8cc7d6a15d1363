import { z } from "zod";
import type { MessageKey, PlainKey } from "~/i18n/message-types";
import type { AskedField } from "./asked-field";
import type { SettingsEntry } from "./settings-entry";

/** Where the words of a kind stand: its title, text, add, empty and emptyText, and what else it says in its own way. */
export type WordsAt = WithAll<Extract<PlainKey, `${string}.emptyText`>>;
type WithAll<Key> = Key extends `${infer At}.emptyText`
  ? `${At}.${"text" | "add" | "empty"}` extends PlainKey
    ? `${At}.title` extends MessageKey
      ? At
      : never
    : never
  : never;

/** One field of a record: what may stand in it, how it is asked for, and whether the list shows it. */
export interface RecordField extends Omit<AskedField, "name" | "kind"> {
  schema: z.ZodType;
  /** A line of text where it says nothing. */
  kind?: AskedField["kind"];
  /** It is a column of the list; the first one heads the row. */
  column?: true;
  /** The field whose words a view says behind a yes to this one. */
  because?: string;
  /** What its choices are of, where these are not the same for everybody: the page that asks knows them. */
  linked?: string;
}

/** One fact of a record's view, by the name under which its item has it. */
export interface RecordFact {
  label: PlainKey;
  /** An instant in UTC ms, said in the reader's way. */
  kind?: "instant";
  /** What is said where there is none; without it the fact is left out then. */
  none?: PlainKey;
}

type Fields = Readonly<Record<string, RecordField>>;

/** The id of what is changed, absent for something new; and the version that the form was made from. */
const target = {
  id: z.string().trim().min(1).max(64).optional(),
  version: z.coerce.number().int().min(0).optional(),
};

export type Schemas = Readonly<Record<string, { schema: z.ZodType }>>;
export type ShapeOf<F extends Schemas> = { -readonly [Name in keyof F]: F[Name]["schema"] };

/** The schemas of declared fields, as the shape of an object. */
export const shapeOf = <const F extends Schemas>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as ShapeOf<F>;

/** Declares the fields of a record; its schema follows from them. */
export const recordFields = <const F extends Fields>(fields: F) => ({
  fields,
  schema: z.object({ ...target, ...shapeOf(fields) }),
});

/** What holds for all records of a kind beside its fields. */
interface KindFacts<A extends string> {
  words: WordsAt;
  /** Who may list, save and switch them. */
  authority: A;
  /**
   * What the audit calls one of them, and what its actions begin with where that is another word; `on` and `off` are
   * its words for a switch.
   */
  audit: { kind: string; action?: string; on?: string; off?: string };
  /** Message if another enabled record is the same. */
  taken?: { field: string; message: PlainKey };
}

/** Declares a kind of record: its words, its authority, its audit and its fields. */
export const recordKind = <const F extends Fields, const A extends string>({
  fields,
  ...facts
}: KindFacts<A> & { fields: F }) => ({ ...facts, ...recordFields(fields) });

/** As much of a kind as its screens need. */
export interface ShownKind {
  words: WordsAt;
  fields: Fields;
}

/** Declared fields in their order, as they are asked for. */
export const askedOf = (fields: ShownKind["fields"]): AskedField[] =>
  Object.entries(fields).map(
    ([name, { schema: _schema, column: _column, because: _because, linked: _linked, kind = "text", ...field }]) => ({
      ...field,
      name,
      kind,
    }),
  );

/** The row of the settings index for a kind's list; `text` if it differs from the list's own. */
export const entryOf = (
  { words, authority }: Pick<KindFacts<string>, "words" | "authority">,
  { text = `${words}.text` as PlainKey, ...place }: Pick<SettingsEntry, "href" | "group"> & { text?: PlainKey },
): SettingsEntry => ({ ...place, authority, title: `${words}.title` as PlainKey, text });
