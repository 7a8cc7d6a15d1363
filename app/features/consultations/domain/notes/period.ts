/** From a first day to a last one, both included (`YYYY-MM-DD`); empty where it is open or not chosen yet. */
export interface Period {
  from: string;
  to: string;
}

/** As the text of a section keeps it: the days with a stroke between them, as ISO 8601 writes an interval. */
const PERIOD = /^(\d{4}-\d{2}-\d{2})?\/(\d{4}-\d{2}-\d{2})?$/;

export const periodText = ({ from, to }: Period): string => (from === "" && to === "" ? "" : `${from}/${to}`);

/** The period that a text keeps; null where it says something else, as notes of before did in words. */
export function periodOf(text: string): Period | null {
  if (text.trim() === "") return { from: "", to: "" };
  const [whole, from = "", to = ""] = PERIOD.exec(text.trim()) ?? [];
  const areDays = [from, to].every((day) => day === "" || !Number.isNaN(Date.parse(day)));
  return whole === undefined || !areDays ? null : { from, to };
}

/** The days that a section says, where it asks for days and its text keeps some; null where it says words. */
export const daysOf = ({ asks, text }: { asks?: "period" | undefined; text: string }): Period | null =>
  asks === "period" && text.trim() !== "" ? periodOf(text) : null;

/** Whether a note can be signed with a period: its first day is known, and not after its last. */
export const isWholePeriod = ({ from, to }: Period): boolean => from !== "" && (to === "" || from <= to);
