import { z } from "zod";
import type { MessageKey, PlainKey } from "~/i18n/message-types";
import type { AskedField } from "./asked-field";
import type { SettingsEntry } from "./settings-entry";

/** Message key under which a kind's words stand: title, text, add, empty and emptyText, and others that it replaces. */
export type WordsAt = WithAll<Extract<PlainKey, `${string}.emptyText`>>;
type WithAll<Key> = Key extends `${infer At}.emptyText`
  ? `${At}.${"text" | "add" | "empty"}` extends PlainKey
    ? `${At}.title` extends MessageKey
      ? At
      : never
    : never
  : never;

/** A field of a record: its schema, how it is asked for, and whether the list shows it. */
export interface RecordField extends Omit<AskedField, "name" | "kind"> {
  schema: z.ZodType;
  /** A line of text by default. */
  kind?: AskedField["kind"];
  /** Whether it is a column of the list; the first column heads the row. */
  column?: true;
}

type Fields = Readonly<Record<string, RecordField>>;

/** Id of the changed record, undefined for a new one, and the version that the form was made from. */
const target = {
  id: z.string().trim().min(1).max(64).optional(),
  version: z.coerce.number().int().min(0).optional(),
};

/** Schemas of declared fields, as the shape of an object. */
export const shapeOf = <const F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as {
    -readonly [Name in keyof F]: F[Name]["schema"];
  };

/** Declares the fields of a record, and derives its schema. */
export const recordFields = <const F extends Fields>(fields: F) => ({
  fields,
  schema: z.object({ ...target, ...shapeOf(fields) }),
});

/** Declares a kind of record: its words and its fields. */
export const recordKind = <const F extends Fields>({ words, fields }: { words: WordsAt; fields: F }) => ({
  words,
  ...recordFields(fields),
});

/** Parts of a kind that its screens need. */
export interface ShownKind {
  words: WordsAt;
  fields: Fields;
}

/** Declared fields in order, as they are asked for. */
export const askedOf = (fields: ShownKind["fields"]): AskedField[] =>
  Object.entries(fields).map(([name, { schema: _schema, column: _column, kind = "text", ...field }]) => ({
    ...field,
    name,
    kind,
  }));

/** The row of the settings index for a kind's list. */
export const entryOf = (
  { words }: ShownKind,
  { href, group, authority }: Pick<SettingsEntry, "href" | "group" | "authority">,
): SettingsEntry => ({
  href,
  group,
  authority,
  title: `${words}.title` as PlainKey,
  text: `${words}.text` as PlainKey,
});
