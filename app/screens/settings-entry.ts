import type { PlainKey } from "~/i18n/message-types";

/** Groups of the settings index, in order. */
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

/** A screen of settings in the index. Each feature lists its own; the index joins them. */
export interface SettingsEntry {
  /** Address; for one's own screen, a function of the reader's employee id. */
  href: string | ((employeeId: string) => string);
  title: PlainKey;
  /** What it changes, in one sentence. */
  text: PlainKey;
  group: (typeof SETTINGS_GROUPS)[number];
  /** Authority of those who see it; its `.own` counts too. */
  authority: string;
}
