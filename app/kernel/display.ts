/** How screens look to one person. What was never chosen is as it is for everybody. */
export interface Display {
  /** The scheme of colours; the device's own unless chosen. */
  theme: "system" | "light" | "dark";
  /** How close the rows and fields of staff's screens stand. */
  density: "comfortable" | "compact";
  /** Whether the menu at the side has its words or its drawings alone. */
  rail: "open" | "closed";
  /** Hours up to 24, or up to 12 with their half of the day. */
  clock: "24" | "12";
  /** How dates of English pages are written; as the page's language has it unless chosen. */
  dates: "language" | "en-US" | "en-GB";
}

/** What can be chosen of each; the first is what holds where nothing was. */
export const DISPLAY_CHOICES = {
  theme: ["system", "light", "dark"],
  density: ["comfortable", "compact"],
  rail: ["open", "closed"],
  clock: ["24", "12"],
  dates: ["language", "en-US", "en-GB"],
} as const satisfies { [Name in keyof Display]: readonly Display[Name][] };

/** What holds for whoever has chosen nothing. */
export const USUAL_DISPLAY: Display = {
  theme: "system",
  density: "comfortable",
  rail: "open",
  clock: "24",
  dates: "language",
};

const read = (stored: string | null): Readonly<Record<string, unknown>> => {
  const value: unknown = stored === null ? null : JSON.parse(stored);
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
};

/** The display of a user as it was stored; what is missing, or is offered no more, is the usual. */
export function displayOf(stored: string | null): Display {
  const known = read(stored);
  const of = <Name extends keyof Display>(name: Name): Display[Name] => {
    const choices: readonly string[] = DISPLAY_CHOICES[name];
    return choices.includes(String(known[name])) ? (known[name] as Display[Name]) : USUAL_DISPLAY[name];
  };
  return { theme: of("theme"), density: of("density"), rail: of("rail"), clock: of("clock"), dates: of("dates") };
}
