import type { AskedField } from "~/screens/asked-field";
import type { SettingsEntry } from "~/screens/settings-entry";
import type { SettingArea, UserSettingArea } from "../schemas/settings/setting-areas";

/** A screen that shows one area of settings as a form. */
export interface AreaScreen extends SettingsEntry {
  href: string;
  /** Seen by all staff, though administrators alone change it. */
  seenByAll?: true;
  /** Other addresses of the same screen. */
  also?: readonly string[];
  of: { whose: "organization"; area: SettingArea } | { whose: "user"; area: UserSettingArea };
  fields: readonly AskedField[];
}
