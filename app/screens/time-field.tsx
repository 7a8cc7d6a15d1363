import { formatMinutes, parseMinutes } from "~/kernel/time/minutes";
import { typedClock } from "~/kernel/time/typed-clock";
import { usePatientT } from "~/i18n/use-t";
import { TextField, type TextFieldProps } from "~/ui/form/text-field";

const LIST = "times-of-day";
const STEP_MINUTES = 15;
const TIMES = Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, index) => index * STEP_MINUTES);

/** Shows a time that was typed or stored as the reader's clock has it; what is no time stays as it is. */
export function useClockText(): (text: string) => string {
  const { format } = usePatientT();
  return (text) => {
    const minutes = parseMinutes(typedClock(text));
    return minutes.ok ? format.minutesOfDay(minutes.value) : text;
  };
}

export interface TimeFieldProps extends Omit<TextFieldProps, "type" | "list" | "value" | "defaultValue"> {
  /** hh:mm, or what was typed. */
  defaultValue?: string | undefined;
}

/**
 * A time of the day, typed or chosen from the page's TimesOfDay, on the clock of 12 or 24 hours that the reader chose; a
 * browser's own box for a time goes by the language of the browser. It posts what was typed, which `typedClock` reads.
 */
export function TimeField({ defaultValue, onBlur, width = "short", ...props }: TimeFieldProps) {
  const { format } = usePatientT();
  const shown = useClockText();
  return (
    <TextField
      {...props}
      type="text"
      autoComplete="off"
      list={LIST}
      width={width}
      placeholder={format.minutesOfDay(9 * 60)}
      defaultValue={defaultValue === undefined ? undefined : shown(defaultValue)}
      onBlur={(event) => {
        event.currentTarget.value = shown(event.currentTarget.value);
        onBlur?.(event);
      }}
    />
  );
}

/** The times that the fields of a page suggest; once a page. */
export function TimesOfDay() {
  const { format } = usePatientT();
  return (
    <datalist id={LIST}>
      {TIMES.map((minutes) => (
        <option key={minutes} value={format.minutesOfDay(minutes)} />
      ))}
    </datalist>
  );
}

/** hh:mm of minutes, for a TimeField. */
export const clockOfMinutes = (minutes: number | null): string | undefined =>
  minutes === null ? undefined : formatMinutes(minutes);
