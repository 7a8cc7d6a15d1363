import type { PlainKey } from "~/i18n/message-types";
import type { AskedField } from "~/screens/asked-field";
import type { SettingsEntry } from "~/screens/settings-entry";
import type { SettingArea, UserSettingArea } from "../schemas/settings/setting-areas";
import type { AreaScreen } from "./area-screen";

type FieldName = Extract<PlainKey, `settings:fields.${string}`> extends `settings:fields.${infer Name}` ? Name : never;
type Extras = Omit<Partial<AskedField>, "name" | "kind">;
type AreaName =
  Extract<PlainKey, `settings:areas.${string}.title`> extends `settings:areas.${infer Name}.title` ? Name : never;

const label = (name: FieldName): PlainKey => `settings:fields.${name}`;
const field =
  (kind: AskedField["kind"]) =>
  (name: FieldName, extras: Extras = {}): AskedField => ({ name, kind, label: label(name), ...extras });
export const text = field("text");
export const lines = field("lines");
export const secret = field("secret");
export const number = field("number");
export const onOff = field("switch");
export const options = (
  names: readonly (Extract<PlainKey, `settings:options.${string}`> extends `settings:options.${infer Name}`
    ? Name
    : never)[],
) => names.map((name) => ({ value: name as string, label: `settings:options.${name}` as PlainKey }));
export const coded = (names: Parameters<typeof options>[0]) =>
  options(names).map(({ label: said }, index) => ({ value: String(index + 1), label: said }));
export const choice = (name: FieldName, choices: AskedField["options"]): AskedField =>
  field("choice")(name, { options: choices });

type ToldName = Extract<PlainKey, `settings:told.${string}`> extends `settings:told.${infer Name}` ? Name : never;
/** Which events go by which channel, each a list of its own. */
export const channelTable = (
  events: readonly ToldName[],
  columns: readonly { name: string; label: PlainKey; values: readonly string[] }[],
): AskedField =>
  field("table")("channelTable", {
    hint: "settings:fields.channelTableHint",
    options: events.map((event) => ({ value: event, label: `settings:told.${event}` as const })),
    columns,
  });

const words = (name: AreaName) =>
  ({ title: `settings:areas.${name}.title`, text: `settings:areas.${name}.text` }) as const satisfies Record<
    string,
    PlainKey
  >;

export function screenOf(
  area: SettingArea,
  name: AreaName,
  group: SettingsEntry["group"],
  [href, ...also]: readonly [string, ...string[]],
  fields: readonly AskedField[],
): AreaScreen {
  return {
    of: { whose: "organization", area },
    ...words(name),
    group,
    href,
    also,
    fields,
    authority: "settings.change",
  };
}

export function ownScreenOf(
  area: UserSettingArea,
  name: AreaName,
  [href, ...also]: readonly [string, ...string[]],
  fields: readonly AskedField[],
): AreaScreen {
  return { of: { whose: "user", area }, ...words(name), group: "own", href, also, fields, authority: "settings.read" };
}
