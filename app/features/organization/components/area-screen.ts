import type { PlainKey } from "~/i18n/message-types";
import type { SettingsEntry } from "~/i18n/settings-entry";
import type { SettingArea, UserSettingArea } from "../schemas/settings/setting-areas";

/** A list of which some are chosen, as a column of a table. */
export interface AreaColumn {
  name: string;
  label: PlainKey;
  /** Of the table's rows, those that can be chosen here. */
  values: readonly string[];
}

/** How one value of an area is asked for. */
export interface AreaField {
  name: string;
  kind: "text" | "secret" | "lines" | "number" | "switch" | "choice" | "checks" | "colour" | "table";
  label: PlainKey;
  hint?: PlainKey;
  options?: readonly { value: string; label: PlainKey }[];
  /** Of a table, whose rows are the options: a list of them that is chosen, each under a name of its own. */
  columns?: readonly AreaColumn[];
  /** Choices that a table of the platform lists. */
  listed?: "timeZones" | "currencies" | "callingCodes" | "languages";
  /** Addresses and keys run from left to right in every language. */
  latin?: true;
}

/** A screen that shows one area of settings as a form. */
export interface AreaScreen extends SettingsEntry {
  href: string;
  /** Seen by all staff, though administrators alone change it. */
  seenByAll?: true;
  /** Other addresses of the same screen. */
  also?: readonly string[];
  of: { whose: "organization"; area: SettingArea } | { whose: "user"; area: UserSettingArea };
  fields: readonly AreaField[];
}
