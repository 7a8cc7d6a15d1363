import type { IsoDate } from "~/kernel/time/dates";

/** A vocabulary of health records. */
export type Vocabulary = "allergens" | "conditions" | "drugs" | "vaccines" | "procedures" | "laboratoryTests";

/** A record of a story, with what somebody typed into its form. */
export interface ToldRecord {
  /** As the specification names it (section 4). */
  kind: string;
  values: Readonly<Record<string, unknown>>;
  /** The patient wrote it; else the doctor did. */
  byPatient?: true;
}

/** A reading of a tracker, in its canonical unit. */
export interface ToldReading {
  tracker: string;
  daysAgo: number;
  /** Minutes of the day. */
  minutes: number;
  value: number;
  value2?: number;
  /** As it was typed in: `kg`, `mmHg`. */
  unit: string;
  context?: string;
}

/** What somebody's health record holds. */
export interface HealthStory {
  records: readonly ToldRecord[];
  readings: readonly ToldReading[];
  /** Kinds of which they said that there are none. */
  none?: readonly string[];
}

/** In whose language a story is told, and about whom. */
export interface Telling {
  say: (english: string, spanish: string, arabic: string) => string;
  /** The usual name of a term, by its English one. */
  term: (vocabulary: Vocabulary, english: string) => string;
  /** The date so many days before today. */
  ago: (days: number) => IsoDate;
  /** Months after birth. */
  atAge: (months: number) => IsoDate;
  /** Numbers that look measured: around 0, at most `by` away. */
  around: (by: number) => number;
  doctor: string;
  /** Days since birth. */
  age: number;
}

export type Story = (telling: Telling) => HealthStory;

/** Every so many days from `from` days ago to today, the oldest first. */
export function everyDays(from: number, step: number): number[] {
  return Array.from({ length: Math.floor(from / step) + 1 }, (_, at) => from - at * step);
}

export const rounded = (value: number, decimals = 0) => Math.round(value * 10 ** decimals) / 10 ** decimals;
