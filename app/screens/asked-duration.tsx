import { useT } from "~/i18n/use-t";
import { durationUnits, saidDuration, type DurationUnit } from "~/kernel/time/duration";
import { DurationField } from "~/ui/form/duration-field";
import type { PostedForm } from "./use-posted-form";

interface AskedDurationProps {
  form: PostedForm;
  name: string;
  /** The unit in which it is stored. */
  unit: DurationUnit;
  /** The longest, in that unit. */
  longest?: number;
  hint?: string;
}

/** Asks for a length of time in the units that people use; it posts what `durationField` reads. */
export function AskedDuration({ form, name, unit, longest, hint }: AskedDurationProps) {
  const { t } = useT();
  const { defaultValue: _, ...words } = form.text(name);
  const stored = form.value(name);
  const length = stored === "" || stored == null || typeof stored === "object" ? Number.NaN : Number(stored);
  const said = Number.isNaN(length) ? undefined : saidDuration(length, unit);
  const typed = (part: "count" | "times") => {
    const posted = form.value(`${name}.${part}`);
    return typeof posted === "string" ? posted : said && String(said[part]);
  };
  return (
    <DurationField
      {...words}
      hint={hint}
      countLabel={words.label}
      unitLabel={t("common:duration.unit")}
      units={durationUnits(unit, longest).map((each) => ({
        value: String(each.times),
        label: t(`common:duration.${each.unit}`),
      }))}
      defaultCount={typed("count")}
      defaultTimes={typed("times")}
    />
  );
}
