import type { PlainKey } from "~/i18n/message-types";

/** The groups of the settings index, in its order. */
export const SETTINGS_GROUPS = [
  "organization",
  "people",
  "booking",
  "portal",
  "records",
  "messages",
  "security",
  "connections",
  "own",
] as const;

/** One screen of settings, as the index lists it. A feature lists its own; the index puts them together. */
export interface SettingsEntry {
  /** Where it is; of a screen of one's own by the id of the employee who reads. */
  href: string | ((employeeId: string) => string);
  title: PlainKey;
  /** What it changes, in a sentence. */
  text: PlainKey;
  group: (typeof SETTINGS_GROUPS)[number];
  /** Who sees it: holders of this authority, or of its `.own`. */
  authority: string;
}
