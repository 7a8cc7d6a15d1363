import { createContext, useContext } from "react";
import { Icon } from "../base/icon";
import { classNames } from "../base/class-names";
import { controlClass, focusInPlaceClass, readOnlyClass } from "./control-style";
import { Field } from "./field";
import { TextField, widths, type TextFieldProps } from "./text-field";

export interface DateFieldProps extends Omit<TextFieldProps, "type" | "min" | "max" | "defaultValue" | "value"> {
  /** Dates are ISO days, YYYY-MM-DD. */
  defaultValue?: string;
  value?: string;
  min?: string;
  max?: string;
}

/** What the script of date fields says, and how its reader writes a day. */
export interface DateWords {
  /** The tag that the reader chose for dates; left out where they go by their browser. */
  tag: string | undefined;
  /** What stands for day, month and year where nothing is typed yet. */
  letters: { day: string; month: string; year: string };
  /** The name of the button that opens the calendar. */
  open: string;
  /** What is said of a text that is no day, of a day that is in no calendar, and of one after the last; % is a date. */
  wrong: string;
  none: string;
  late: string;
}

/** The page's words for date fields. */
export const DateFieldWords = createContext<DateWords | null>(null);

/** Says that React has drawn the field, before which nothing else may change it. */
function sayDrawn(frame: HTMLSpanElement | null): void {
  if (!frame || frame.dataset.drawn !== undefined) return;
  frame.dataset.drawn = "";
  frame.dispatchEvent(new Event("date-drawn", { bubbles: true }));
}

/**
 * A day; its value is YYYY-MM-DD whatever is shown. Without script and on a phone it is the browser's own field. Elsewhere
 * `app/islands/dates` lets it be typed as the reader writes days, beside the browser's calendar.
 */
export function DateField({ width = "half", ...props }: DateFieldProps) {
  const { label, hint, error, optionalLabel, hideLabel, id = props.name, ...rest } = props;
  const words = useContext(DateFieldWords);
  if (!words) return <TextField {...props} {...{ width }} type="date" />;
  return (
    <Field {...{ id, label, hint, error, optionalLabel, hideLabel }}>
      {(aria) => (
        <span ref={sayDrawn} data-date={JSON.stringify(words)} className={classNames("relative block", widths[width])}>
          <input
            {...rest}
            type="date"
            {...aria}
            className={classNames(controlClass, rest.autoFocus && focusInPlaceClass, rest.readOnly && readOnlyClass)}
          />
          <button type="button" hidden aria-label={words.open}>
            <Icon name="calendar" />
          </button>
        </span>
      )}
    </Field>
  );
}
