import { boxesOfDate } from "~/kernel/time/date-in-boxes";
import type { FieldWords } from "~/ui/form/field-aria";
import { PartialDateField } from "~/ui/form/partial-date-field";
import { useDateBoxes } from "./date-boxes";

interface BirthDateFieldProps extends FieldWords {
  name: string;
  id?: string;
  /** YYYY-MM-DD, or what `dateInBoxes` made of boxes that hold no date. */
  defaultValue?: string;
  /** On a device that several people use: the browser proposes nothing. */
  shared?: boolean;
}

/**
 * When somebody was born, as they and visitors say it of themselves: nobody looks for it in a calendar. A form posts it
 * in boxes, which `boxedDate` reads.
 */
export function BirthDateField({ name, id = name, defaultValue = "", shared, ...words }: BirthDateFieldProps) {
  return (
    <PartialDateField
      {...words}
      {...{ id, name }}
      parts={boxesOfDate(defaultValue)}
      {...useDateBoxes()}
      born={shared ? "of many" : "reader"}
    />
  );
}
