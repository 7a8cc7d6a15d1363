import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import { priceLessText } from "../payments/price-less-text";
import { panelId, type PanelPart } from "./panel-props";

/** The code of a discount, and what the appointment costs with all that is taken off it. */
export function PanelDiscount({ view: { discount, fields }, errorOf }: PanelPart) {
  const { t, format } = useT();
  if (!discount) return null;
  const { asksCode, price, refusal } = discount;
  const refused = refusal === null ? undefined : t(`discounts:refused.${refusal}`);
  return (
    <div className="flex flex-col items-start gap-3">
      {asksCode && (
        <>
          <TextField
            id={panelId("discountCode")}
            name="discountCode"
            label={t("discounts:code.label")}
            optionalLabel={`(${t("common:form.optional")})`}
            defaultValue={fields["discountCode"]}
            error={errorOf("discountCode") ?? refused}
            autoComplete="off"
          />
          <Button type="submit" name="look" value="anew" formNoValidate tone="secondary" size="small">
            {t("discounts:code.apply")}
          </Button>
        </>
      )}
      {price && (
        <p role="status" className="font-semibold">
          {priceLessText(t, format, price)}
        </p>
      )}
    </div>
  );
}
