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
  /** Other addresses of the same screen. */
  also?: readonly string[];
  /** How the addresses of more pages begin that belong to it, besides those below its own. */
  below?: string;
  /** It is a list or a report, which has the whole width of the page to itself. */
  apart?: true;
  /** Authority of those who see it; its `.own` counts too. */
  authority: string;
  /** An authority without which it concerns nobody's work, though they may read it; its `.own` counts too. */
  concerns?: string;
  /** What else people look for who mean it. */
  foundBy?: PlainKey;
}
