import type { PlainKey } from "~/i18n/message-types";
import type { SettingsEntry } from "~/i18n/settings-entry";
import type { SettingArea, UserSettingArea } from "../schemas/setting-areas";

/** How one value of an area is asked for. */
export interface AreaField {
  name: string;
  kind: "text" | "lines" | "number" | "switch" | "choice" | "checks" | "colour";
  label: PlainKey;
  hint?: PlainKey;
  options?: readonly { value: string; label: PlainKey }[];
  /** Choices that a table of the platform lists. */
  listed?: "timeZones" | "currencies" | "callingCodes" | "languages";
  /** Addresses and keys run from left to right in every language. */
  latin?: true;
}

/** A screen that shows one area of settings as a form. */
export interface AreaScreen extends SettingsEntry {
  /** Seen by all staff, though administrators alone change it. */
  seenByAll?: true;
  /** Other addresses of the same screen. */
  also?: readonly string[];
  of: { whose: "organization"; area: SettingArea } | { whose: "user"; area: UserSettingArea };
  fields: readonly AreaField[];
}
