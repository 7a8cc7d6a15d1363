import { classNames } from "../base/class-names";

/** What every control says around itself. */
export interface FieldWords {
  label: string;
  /** Help that is needed before answering; shown between label and control. */
  hint?: string;
  /** What is wrong and how to mend it. Of several, the first is shown. */
  error?: string | readonly string[] | undefined;
  /** For example "(optional)", after the label. What is required is not marked. */
  optionalLabel?: string;
  /** The label is heard but not seen, where the place makes it plain. */
  hideLabel?: boolean;
}

export interface ControlAria {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** The first thing that is wrong, if any. */
export function firstError(error: FieldWords["error"]): string | undefined {
  return (typeof error === "string" ? error : error?.[0]) || undefined;
}

/** Ids of a control's hint and error. The error's is the one conform expects: `<id>-error`. */
export function fieldIds(id: string) {
  return { hint: `${id}-hint`, error: `${id}-error` };
}

/** Ties a control to its hint and error for assistive technology. */
export function controlAria(id: string, words: Pick<FieldWords, "hint" | "error">): ControlAria {
  const ids = fieldIds(id);
  const wrong = firstError(words.error) !== undefined;
  return {
    id,
    "aria-describedby": classNames(Boolean(words.hint) && ids.hint, wrong && ids.error) || undefined,
    "aria-invalid": wrong || undefined,
  };
}
