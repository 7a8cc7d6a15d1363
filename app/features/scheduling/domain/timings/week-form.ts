import { typedClock } from "~/kernel/time/typed-clock";
import { hoursField } from "./hours-message";
import { WEEKDAYS, type HoursDraft, type WeekDraft, type WeekStep } from "./week-draft";
import { MOST_HOURS } from "./week-problems";

/** Names of the fields beside the lines. */
export const WEEK_FIELDS = { intent: "intent", version: "version", lines: "lines", alsoOther: "alsoOther" } as const;
/** The days that a day is copied to. */
export const copyField = (day: number): string => `copy-${day}`;

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
};

function lineAt(form: FormData, row: number): HoursDraft | undefined {
  const at = (field: string) => text(form, hoursField(row, field));
  const id = at("id");
  if (id === "") return undefined;
  const offerings = form
    .getAll(hoursField(row, "offerings"))
    .filter((each): each is string => typeof each === "string");
  return {
    id,
    day: Number(at("day")),
    from: typedClock(at("from")),
    until: typedClock(at("until")),
    validFrom: at("validFrom"),
    validUntil: at("validUntil"),
    note: at("note"),
    offerings,
  };
}

/** The lines that a form sends, in its order. */
export function weekInForm(form: FormData): WeekDraft {
  const lines: HoursDraft[] = [];
  for (let row = 0; row <= MOST_HOURS; row++) {
    const line = lineAt(form, row);
    if (!line) break;
    lines.push(line);
  }
  return lines;
}

/** Whether a week is whole, and an empty one said to be: it comes with the number of its lines. */
export function isWholeWeek(form: FormData, draft: WeekDraft): boolean {
  const lines = text(form, WEEK_FIELDS.lines);
  return /^\d+$/.test(lines) && Math.min(Number(lines), MOST_HOURS + 1) === draft.length;
}

/** Every intent by which a button takes a step in the week. */
export const STEP_INTENTS: readonly string[] = [
  "standard",
  ...WEEKDAYS.flatMap((day) => [`add:${day}`, `copy:${day}`]),
  ...Array.from({ length: MOST_HOURS + 1 }, (_, row) => `remove:${row}`),
];

/** What a button's value asks for: a step in the draft, or (undefined) to save it. */
export function stepInForm(form: FormData, intent: string): WeekStep | undefined {
  const [name, number] = intent.split(":");
  const at = Number(number);
  if (name === "standard") return { do: "standard" };
  if (!Number.isInteger(at)) return undefined;
  if (name === "add") return { do: "add", day: at };
  if (name === "remove") return { do: "remove", row: at };
  if (name === "copy") return { do: "copy", day: at, to: form.getAll(copyField(at)).map(Number) };
  return undefined;
}
