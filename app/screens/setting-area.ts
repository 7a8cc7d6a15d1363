import { z } from "zod";
import type { PlainKey } from "~/i18n/message-types";
import type { AskedField } from "./asked-field";
import { shapeOf, type ShapeOf } from "./record-kind";
import type { SettingsEntry } from "./settings-entry";

type Before<Key, End extends string> = Key extends `${infer Beginning}.${End}` ? Beginning : never;
/** Where the title and the text of an area stand. */
type AreaWords = Before<PlainKey, "title"> & Before<PlainKey, "text">;
type NameIn<Words extends string> =
  Extract<PlainKey, `settings:${Words}.${string}`> extends `settings:${Words}.${infer Name}` ? Name : never;
type FieldName = NameIn<"fields">;
/** What has a word among the options, and among what is told. */
export type OptionName = NameIn<"options">;
export type ToldName = NameIn<"told">;

/** A file of the code, with the word in it by which it reads a field; without one it reads it by its own name. */
export type Reader = `${"app" | "workers"}/${string}`;

/** One field of an area: what may stand in it, how it is asked for, and the code that goes by it. */
export interface AreaField extends Omit<AskedField, "name" | "kind" | "label"> {
  schema: z.ZodType;
  /** Absent where the screen of the area does not ask for it by itself. */
  kind?: AskedField["kind"];
  /** `settings:fields.` and its name, where nothing else is said. */
  label?: PlainKey;
  /** Asked in its place: a table of several fields stands at the first of them. */
  asks?: AskedField;
  /** In place of the area's. */
  reader?: Reader;
}
export type AreaFields = Readonly<Record<string, AreaField>>;
/** A field that is asked for has a label of its own, or its word among those of the fields. */
export type Labelled<F> = {
  [Name in keyof F]: Name extends FieldName ? unknown : { label: PlainKey } | { kind?: undefined };
};

export type AreaValue<F extends AreaFields> = z.infer<AreaSchema<F>>;
type AreaSchema<F extends AreaFields> = z.ZodObject<ShapeOf<F>>;

/** What an area keeps and who reads it. */
export interface AreaValues<F extends AreaFields> {
  /** The file that reads its fields by their names; null for an area that nothing reads yet: its screen is not offered. */
  reader: Reader | null;
  fields: F;
  /** What holds between fields; where it does not, the message stands at one of them. */
  rule?: { holds: (value: AreaValue<F>) => boolean; at: keyof F & string; message: string };
}

/** What a part of a long area is called. */
export type SectionName = NameIn<"sections">;
/** The parts of a long area in their order, each with the names of its fields; each is a form that saves alone. */
export type AreaSections<Name extends string = string> = Readonly<Partial<Record<SectionName, readonly Name[]>>>;

/** The screen of an area. */
export interface AreaLook {
  words: AreaWords;
  group: SettingsEntry["group"];
  /** All of its fields, each in one part; none: the area is one form. */
  sections?: AreaSections;
  /** A credential that is asked for besides, is sealed and never shown again: the hint below it. */
  credential?: { hint: PlainKey };
  /** Seen by all whose work it concerns, by an authority of theirs, though administrators alone change it. */
  seenBy?: string;
  /** Of one's own settings: the authority of those whom they concern; all of the staff where it is left out. */
  concerns?: string;
}

/** The schema of an area follows from its fields. */
export function areaSchema<const F extends AreaFields>({ fields, rule }: AreaValues<F>): AreaSchema<F> {
  const schema = z.object(shapeOf(fields));
  return rule ? schema.refine(rule.holds, { path: [rule.at], message: rule.message }) : schema;
}

/** The fields of an area's screen, in their order. */
export const askedInArea = (fields: AreaFields, credential: AreaLook["credential"]): AskedField[] => [
  ...Object.entries(fields).flatMap(([name, { schema: _schema, reader: _reader, kind, asks, label, ...field }]) => {
    if (asks) return [asks];
    return kind ? [{ ...field, name, kind, label: label ?? (`settings:fields.${name}` as PlainKey) }] : [];
  }),
  ...(credential
    ? [{ name: "secretKey", kind: "secret" as const, label: "settings:fields.secretKey" as const, ...credential }]
    : []),
];

/** Where each field of an area is read, as `file#word`; null where nothing reads the area. */
export const readersOf = ({ reader, fields }: { reader: Reader | null; fields: AreaFields }) =>
  reader &&
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const file = field.reader ?? reader;
      return [name, file.includes("#") ? file : `${file}#${name}`];
    }),
  );
