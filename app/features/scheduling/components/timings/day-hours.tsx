import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { FieldGroup } from "~/ui/form/field";
import { usualCopies, WEEKDAYS } from "../../domain/timings/week-draft";
import { copyField } from "../../domain/timings/week-form";
import { weekdayName } from "~/i18n/weekday-name";

export interface DayHoursProps {
  /** 1 Monday .. 7 Sunday. */
  day: number;
  /** The lines of the day. */
  children: readonly ReactNode[];
}

/** Where the cursor goes when a line of the day is gone. */
export const addButtonId = (day: number): string => `add-${day}`;

/** One day of the week: its hours, and what can be done with them. */
export function DayHours({ day, children }: DayHoursProps) {
  const { t, format } = useT();
  const name = weekdayName(format, day);
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="float-start w-full text-lg font-semibold">{name}</legend>
      <div className="clear-both flex flex-col gap-3 pt-2">
        {children.length === 0 ? (
          <p className="text-muted">{t("timings:day.none")}</p>
        ) : (
          <ul className="flex flex-col gap-2">{children}</ul>
        )}
        <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
          <Button
            type="submit"
            id={addButtonId(day)}
            name="intent"
            value={`add:${day}`}
            tone="secondary"
            size="small"
            icon="plus"
          >
            {t("timings:day.add", { day: name })}
          </Button>
          {children.length > 0 && <CopyDay day={day} name={name} />}
        </div>
      </div>
    </fieldset>
  );
}

/** Copies a day's hours to others; the rest of the working week is ticked already. */
function CopyDay({ day, name }: { day: number; name: string }) {
  const { t, format } = useT();
  const usual = usualCopies(day);
  return (
    <details className="min-w-0 open:w-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand-text">
        {t("timings:day.copy", { day: name })}
      </summary>
      <div className="flex flex-col gap-3 border-s-2 border-line ps-4 pb-2">
        <FieldGroup id={copyField(day)} label={t("timings:day.copyTo", { day: name })} hint={t("timings:day.copyHint")}>
          <div className="flex flex-wrap gap-x-6">
            {WEEKDAYS.filter((other) => other !== day).map((other) => (
              <Checkbox
                key={other}
                id={`${copyField(day)}-${other}`}
                name={copyField(day)}
                value={String(other)}
                label={weekdayName(format, other)}
                defaultChecked={usual.includes(other)}
              />
            ))}
          </div>
        </FieldGroup>
        <div>
          <Button type="submit" name="intent" value={`copy:${day}`} tone="secondary" size="small">
            {t("timings:day.copyNow")}
          </Button>
        </div>
      </div>
    </details>
  );
}
