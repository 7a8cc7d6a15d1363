import { useState } from "react";
import { typedClock } from "~/kernel/time/typed-clock";
import { TimeField, useClockText } from "~/screens/time-field";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Checkbox } from "~/ui/form/checkbox";
import { DateField } from "~/ui/form/date-field";
import { FieldGroup } from "~/ui/form/field";
import { TextField } from "~/ui/form/text-field";
import { hoursField, hoursFieldId } from "../../domain/timings/hours-message";
import type { HoursDraft } from "../../domain/timings/week-draft";
import { LONGEST_NOTE } from "../../domain/timings/week-problems";
import { weekdayName } from "~/i18n/weekday-name";

export interface HoursLineProps {
  line: HoursDraft;
  /** Its place among all lines of the week, and among those of its day (from 1). */
  row: number;
  number: number;
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>;
  /** Offerings that it can be narrowed to; none where there is nothing to choose. */
  offerings: readonly { id: string; name: string }[];
  /** Without script the page comes back with the cursor here. */
  focused: boolean;
  onChange: (change: Partial<HoursDraft>) => void;
  onLeave: () => void;
}

/** Hours of one day: from, until, and folded away what few need. */
export function HoursLine({ line, row, number, errors, offerings, focused, onChange, onLeave }: HoursLineProps) {
  const { t, format } = useT();
  const day = weekdayName(format, line.day);
  const shown = useClockText();
  // Writing a value back while it is typed would change what is typed, so the field keeps its own.
  const [first] = useState(line);
  const field = (name: "from" | "until" | "validFrom" | "validUntil" | "note") => ({
    id: hoursFieldId(row, name),
    name: hoursField(row, name),
    label: t(`timings:hours.${name}`),
    defaultValue: first[name],
    error: errors[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange({ [name]: event.currentTarget.value }),
    onBlur: onLeave,
  });
  const time = (name: "from" | "until") => ({
    ...field(name),
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange({ [name]: typedClock(event.currentTarget.value) }),
  });
  return (
    <li>
      <div
        role="group"
        aria-label={t("timings:hours.label", { day, number })}
        className="flex flex-wrap items-end gap-x-3 gap-y-1"
      >
        <input type="hidden" name={hoursField(row, "id")} value={line.id} />
        <input type="hidden" name={hoursField(row, "day")} value={line.day} />
        <div className="grid basis-full grid-cols-[repeat(2,minmax(0,9rem))] items-end gap-2 tablet:basis-auto">
          <TimeField {...time("from")} autoFocus={focused} />
          <TimeField {...time("until")} />
        </div>
        <Button type="submit" name="intent" value={`remove:${row}`} tone="quiet" icon="trash" square>
          <VisuallyHidden>
            {t("timings:hours.remove", { from: shown(line.from), until: shown(line.until), day })}
          </VisuallyHidden>
        </Button>
        <MoreOfLine {...{ line, row, errors, offerings, field, onChange }} />
      </div>
    </li>
  );
}

type FieldOf = (name: "validFrom" | "validUntil" | "note") => {
  id: string;
  name: string;
  label: string;
  defaultValue: string;
  error: string | undefined;
};

type MoreProps = Pick<HoursLineProps, "line" | "row" | "errors" | "offerings" | "onChange"> & { field: FieldOf };

/** The dates between which the hours hold, whom they are for, and a note. */
function MoreOfLine({ line, row, errors, offerings, field, onChange }: MoreProps) {
  const { t } = useT();
  const filled = line.validFrom !== "" || line.validUntil !== "" || line.note !== "" || line.offerings.length > 0;
  const wrong = ["validFrom", "validUntil", "note"].some((name) => errors[name] !== undefined);
  const [open, setOpen] = useState(filled);
  const toggle = (id: string, on: boolean) =>
    onChange({ offerings: on ? [...line.offerings, id] : line.offerings.filter((each) => each !== id) });
  return (
    <details className="open:basis-full" open={open || wrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand-text">
        {t("timings:hours.more")}
      </summary>
      <div className="flex flex-col gap-4 border-s-2 border-line ps-4 pt-1 pb-3">
        <div className="grid items-end gap-4 tablet:grid-cols-2">
          <DateField {...field("validFrom")} />
          <DateField {...field("validUntil")} hint={t("timings:hours.untilHint")} />
        </div>
        <TextField {...field("note")} dir="auto" maxLength={LONGEST_NOTE} />
        {offerings.length > 1 && (
          <FieldGroup
            id={`hours-${row}-offerings`}
            label={t("timings:hours.offerings")}
            hint={t("timings:hours.offeringsHint")}
          >
            {offerings.map(({ id, name }) => (
              <Checkbox
                key={id}
                id={`hours-${row}-offerings-${id}`}
                name={hoursField(row, "offerings")}
                value={id}
                label={name}
                checked={line.offerings.includes(id)}
                onChange={(event) => toggle(id, event.currentTarget.checked)}
              />
            ))}
          </FieldGroup>
        )}
      </div>
    </details>
  );
}
