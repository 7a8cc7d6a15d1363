import { createFormat } from "~/i18n/format";
import { formatTag } from "~/i18n/format-tag";
import { useT } from "~/i18n/use-t";
import { DISPLAY_CHOICES, type Display } from "~/kernel/display";
import { Button } from "~/ui/action/button";
import { formClass } from "~/ui/form/form-style";
import { RadioGroup } from "~/ui/form/radio-group";

interface DisplayFormProps {
  display: Display;
  /** Whose screens are dense: staff. */
  dense: boolean;
  /** The page's language is English, whose dates are written in two ways. */
  english: boolean;
  /** Of the practice, as ISO 3166-1 alpha-2; empty where that is not known. */
  country: string;
  /** What the samples show. */
  now: number;
  timeZone: string;
}

/** All that somebody can choose of how screens look to them, each way of writing by a sample. */
export function DisplayForm({ display, dense, english, country, now, timeZone }: DisplayFormProps) {
  const { t, bcp47 } = useT();
  const sample = (chosen: Partial<Display>) => createFormat(formatTag(bcp47, { ...display, ...chosen }, country));
  return (
    <form method="post" className={formClass}>
      <RadioGroup
        name="theme"
        label={t("common:appearance.label")}
        defaultValue={display.theme}
        columns={3}
        options={DISPLAY_CHOICES.theme.map((value) => ({ value, label: t(`common:appearance.${value}`) }))}
      />
      {dense && (
        <RadioGroup
          name="density"
          label={t("home:display.density")}
          hint={t("home:display.densityHint")}
          defaultValue={display.density}
          columns={2}
          options={DISPLAY_CHOICES.density.map((value) => ({ value, label: t(`home:display.${value}`) }))}
        />
      )}
      <RadioGroup
        name="clock"
        label={t("home:display.clock")}
        defaultValue={display.clock}
        columns={2}
        options={DISPLAY_CHOICES.clock.map((value) => ({
          value,
          label: sample({ clock: value }).time(now, timeZone),
          description: t(`home:display.clock${value}`),
        }))}
      />
      {english && (
        <RadioGroup
          name="dates"
          label={t("home:display.dates")}
          defaultValue={display.dates}
          columns={3}
          options={DISPLAY_CHOICES.dates.map((value) => ({
            value,
            label: sample({ dates: value }).date(now, timeZone),
            description: t(`home:display.dates-${value}`),
          }))}
        />
      )}
      <div>
        <Button type="submit">{t("common:actions.save")}</Button>
      </div>
    </form>
  );
}
