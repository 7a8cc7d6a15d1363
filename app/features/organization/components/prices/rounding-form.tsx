import { useT } from "~/i18n/use-t";
import { TAX_ROUNDINGS, type TaxRounding } from "~/kernel/money/price";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { RadioGroup } from "~/ui/form/radio-group";
import { Card } from "~/ui/view/card";
import { formClass } from "~/ui/form/form-style";

/** How taxes are rounded to the minor unit. */
export function RoundingForm({ rounding, answer }: { rounding: TaxRounding; answer: PostedAnswer | undefined }) {
  const { t } = useT();
  const label = t("prices:rounding.title");
  const form = usePostedForm({ answer, values: { rounding }, labels: { rounding: label } });
  return (
    <Card>
      <form method="post" className={formClass}>
        <RadioGroup
          {...form.text("rounding")}
          label={label}
          hint={t("prices:rounding.text")}
          columns={2}
          options={TAX_ROUNDINGS.map((value) => ({ value, label: t(`prices:rounding.${value}`) }))}
        />
        <div>
          <Button type="submit" name="intent" value="round" tone="secondary">
            {t("common:actions.save")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
