import { useProblem } from "~/i18n/use-problem";
import { inFormOrder } from "~/kernel/form-order";
import type { Problem } from "~/kernel/problem";
import { boxesOfDate, dateInBoxes, isDateInBoxes } from "~/kernel/time/date-in-boxes";

/** Parts of an action's answer that a form shows: what was typed and what is wrong with it, by field name. */
export interface PostedAnswer {
  result: {
    initialValue?: Record<string, unknown> | null;
    error?: Record<string, Problem[] | null> | null;
    /** Line of a list that was added or removed, without saving anything. */
    intent?: { type: string; payload?: unknown } | undefined;
  };
}

/**
 * The answer, where it is one to a form that posts this intent, and about this thing where the form names one: a page
 * with several forms shows it in that one alone.
 */
export function answerTo(
  answer: Partial<PostedAnswer> | undefined,
  { intent, id }: { intent: string; id?: string },
): PostedAnswer | undefined {
  const { result } = answer ?? {};
  const typed = result?.initialValue;
  return result && typed?.["intent"] === intent && (id === undefined || typed["id"] === id) ? { result } : undefined;
}

interface PostedFormOptions {
  answer: PostedAnswer | undefined;
  /** Values of the fields before anything is typed. */
  values: Readonly<Record<string, unknown>>;
  /** Labels of the fields. */
  labels: Readonly<Record<string, string>>;
  /** What the ids of its fields begin with, where a page has several forms with fields of the same names. */
  prefix?: string;
}

/** Value at a name such as `branches[0].cost`. */
function at(values: unknown, name: string): unknown {
  const steps = name.match(/[^.[\]]+/g) ?? [];
  return steps.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null ? (value as Record<string, unknown>)[step] : undefined,
    values,
  );
}

/** A service names a field of a list by its place, `lines.0.name`; its form by `lines[0].name`. */
const asInForm = <T>(errors: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(errors).map(([name, said]) => [name.replace(/\.(\d+)(?=\.|$)/g, "[$1]"), said]));

/** What a field of one value shows: of several that were posted, the first. */
const asText = (value: unknown): string | undefined => {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === "string" || typeof one === "number" ? String(one) : undefined;
};

/** What is wrong with a field, after its label; one that asks a question ends by itself. */
const labelled = (label: string | undefined, message: string): string =>
  label ? `${label}${/[?؟]$/.test(label) ? "" : ":"} ${message}` : message;

/**
 * A form that is posted as a whole and needs no script. After a refusal its fields keep what was typed, otherwise they
 * have the given values; each shows what is wrong with it.
 */
export function usePostedForm({ answer, values, labels, prefix = "" }: PostedFormOptions) {
  const problem = useProblem();
  const typed = answer?.result.initialValue;
  const errors = asInForm(answer?.result.error ?? {});
  const said = (name: string) => problem(errors[name]);
  const value = (name: string) => at(typed ?? values, name);
  const words = (name: string) => ({ id: prefix + name, name, label: labels[name] ?? name, error: said(name) });
  const whole = said("");
  const fields = inFormOrder(Object.keys(errors), typed, Object.keys(labels)).flatMap((name) => {
    const message = name === "" ? undefined : said(name);
    return message ? [{ fieldId: prefix + name, message: labelled(labels[name], message) }] : [];
  });
  return {
    value,
    /** Whether the fields have what was posted. */
    posted: typed != null,
    /** For text, a number, a date or a choice. */
    text: (name: string) => ({ ...words(name), defaultValue: asText(value(name)) }),
    /** For something that is turned on or off. */
    check: (name: string) => ({ ...words(name), defaultChecked: value(name) === true || value(name) === "on" }),
    /** For several of a list: whether a value is chosen. */
    has: (name: string, one: string) => {
      const chosen = value(name);
      return Array.isArray(chosen) ? chosen.includes(one) : chosen === one;
    },
    /** For a whole date in boxes: as one text, whether it was typed or is stored. */
    date: (name: string) => {
      const given = value(name);
      return { ...words(name), defaultValue: isDateInBoxes(given) ? dateInBoxes(given) : asText(given) };
    },
    /** For a date in boxes that may be known in part: what is in each of them, whether it was typed or is stored. */
    parts: (name: string) => {
      const stored = boxesOfDate(asText(value(name)) ?? "");
      const box = (part: keyof typeof stored) => asText(value(`${name}.${part}`)) ?? stored[part];
      return { year: box("year"), month: box("month"), day: box("day") };
    },
    error: said,
    summary: [...(whole ? [{ message: whole }] : []), ...fields],
  };
}

export type PostedForm = ReturnType<typeof usePostedForm>;
