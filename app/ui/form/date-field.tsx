import { TextField } from "./text-field";
import type { TextFieldProps } from "./text-field";

export interface DateFieldProps extends Omit<TextFieldProps, "type" | "min" | "max" | "defaultValue" | "value"> {
  /** Dates are ISO days, YYYY-MM-DD. */
  defaultValue?: string;
  value?: string;
  min?: string;
  max?: string;
}

/** A day, picked with the device's own calendar; the value is YYYY-MM-DD whatever is shown. */
export function DateField({ width = "half", ...props }: DateFieldProps) {
  return <TextField {...props} {...{ width }} type="date" />;
}
