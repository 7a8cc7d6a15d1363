import { z } from "zod";
import { optionalEmailField } from "~/kernel/contact/email";
import { lineText, writtenText } from "~/kernel/text-fields";
import type { DurationUnit } from "~/kernel/time/duration";
import { timeZones } from "~/kernel/time/time-zones";
import { typedClock } from "~/kernel/time/typed-clock";
import type { AreaField, OptionName, ToldName } from "~/screens/setting-area";

type Extras = Omit<Partial<AreaField>, "schema" | "kind">;

const asked = <Schema extends z.ZodType, const Kind extends AreaField["kind"]>(
  schema: Schema,
  kind: Kind,
  extras: Extras = {},
) => ({ ...extras, schema, kind });

export const onOff = (byDefault: boolean, extras?: Extras) => asked(z.boolean().default(byDefault), "switch", extras);
export const line = (max: number, extras?: Extras) => asked(lineText(max).default(""), "text", extras);
export const text = (max: number, extras?: Extras) => asked(writtenText(max).default(""), "lines", extras);
export const email = (extras?: Extras) => asked(optionalEmailField.default(""), "text", { latin: true, ...extras });

export const whole = (min: number, max: number, byDefault: number, extras?: Extras) => {
  const schema = z.int("errors:field.number").min(min, "errors:field.atLeast").max(max, "errors:field.atMost");
  return asked(schema.default(byDefault), "number", extras);
};

/** A length of time, asked for in the units that people use and stored in this one. */
export const duration = (
  unit: DurationUnit,
  [min, max]: readonly [number, number],
  byDefault: number,
  extras?: Extras,
) => ({
  ...whole(min, max, byDefault, extras),
  kind: "duration" as const,
  unit,
  longest: max,
});

/** A secure address. */
export const address = (extras?: Extras) => {
  const schema = z.union([z.literal(""), z.url({ protocol: /^https$/, error: "errors:field.secureAddress" })]);
  return asked(schema.default(""), "text", { hint: "settings:fields.linkHint", latin: true, ...extras });
};

const optionsOf = (names: readonly OptionName[]) =>
  names.map((name) => ({ value: name as string, label: `settings:options.${name}` as const }));

/** One of a list of names, each with its word among the options. */
export const choice = <const Names extends readonly [OptionName, ...OptionName[]]>(
  names: Names,
  byDefault: Names[number],
  extras?: Extras,
) =>
  asked(z.enum(names, "errors:field.chooseOne").default(byDefault), "choice", { options: optionsOf(names), ...extras });

/** The same with all of its options in view; of these one may open other fields. */
export const radios = <const Names extends readonly [OptionName, ...OptionName[]]>(
  names: Names,
  byDefault: Names[number],
  extras?: Extras,
) => ({ ...choice(names, byDefault, extras), kind: "radios" as const });

/** One of a list that the specification numbers from 1; the first one until somebody chooses. */
export const coded = (...names: readonly [OptionName, ...OptionName[]]) => {
  const options = optionsOf(names).map(({ label }, index) => ({ value: String(index + 1), label }));
  const codes = options.map(({ value }) => value);
  return asked(z.enum(codes, "errors:field.chooseOne").default("1"), "choice", { options });
};

/** A list that is typed one entry a line. */
export const entries = (most: number, extras?: Extras) =>
  asked(
    writtenText(most * 500)
      .default("")
      .transform((typed) =>
        [
          ...new Set(
            typed
              .split("\n")
              .map((line) => line.trim())
              .filter(Boolean),
          ),
        ].join("\n"),
      )
      .refine((typed) => typed.split("\n").length <= most, "errors:field.tooManyLines"),
    "lines",
    extras,
  );

/** Several of a list: all of them until somebody chooses. */
export const someOf = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.array(z.enum(options, "errors:field.chooseOne")).default([...options]);

/** Which events go by which channel, each a list of its own. */
export const channelTable = (events: readonly ToldName[], columns: NonNullable<AreaField["columns"]>) => ({
  name: "channelTable",
  kind: "table" as const,
  label: "settings:fields.channelTable" as const,
  hint: "settings:fields.channelTableHint" as const,
  options: events.map((event) => ({ value: event, label: `settings:told.${event}` as const })),
  columns,
});

/** A time of day as people type it, kept as hh:mm, or none. */
const clockTime = z
  .string()
  .trim()
  .default("")
  .transform(typedClock)
  .refine((time) => time === "" || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time), "settings:fields.notATime");

/** Quiet hours, in which nothing that rings is sent; none if either end is empty. */
export const quietHours = (extras: Extras) => ({
  quietFrom: asked(clockTime, "clock", { hint: "settings:fields.quietHint", ...extras }),
  quietUntil: asked(clockTime, "clock", extras),
});

/** Codes of the specification, section 4. */
export const UNITS = {
  height: coded("centimetre", "inch", "foot", "metre"),
  weight: coded("kilo", "pound"),
  temperature: coded("celsius", "fahrenheit"),
  bloodSugar: coded("mg", "mmol"),
};

export const isTimeZone = (zone: string): boolean => timeZones().includes(zone);
