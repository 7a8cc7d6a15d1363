import { usePatientT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { FoldedFields } from "~/ui/form/folded-fields";
import { TextField } from "~/ui/form/text-field";
import type { JourneyView } from "../../domain/booking/booking-view";
import { priceLessText } from "../payments/price-less-text";

interface DiscountPartProps {
  view: Pick<JourneyView, "discount" | "visitor">;
  error: string | undefined;
}

/** What discounts take off, and the field for a code, which few have: a press works the price out anew. */
export function DiscountPart({ view: { discount, visitor }, error }: DiscountPartProps) {
  const { t, format } = usePatientT();
  const { asksCode, price, showsPrice, isBetter } = discount;
  const off = price?.discounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0) ?? 0;
  const names = price?.discounts.map(({ label }) => label) ?? [];
  return (
    <>
      {asksCode && (
        <FoldedFields title={t("discounts:code.have")} open={Boolean(error) || Boolean(visitor["discountCode"])}>
          <div className="flex flex-col items-start gap-3">
            <TextField
              name="discountCode"
              label={t("discounts:code.label")}
              defaultValue={visitor["discountCode"]}
              error={error}
              autoComplete="off"
              autoCapitalize="characters"
              width="half"
            />
            <Button type="submit" name="intent" value="discount" tone="secondary" formNoValidate>
              {t("discounts:code.apply")}
            </Button>
          </div>
        </FoldedFields>
      )}
      {price && (
        <p role="status" className="rounded-lg border border-line bg-surface p-4">
          <span className="font-semibold">
            {showsPrice ? priceLessText(t, format, price) : t("discounts:code.applied", { names: format.list(names) })}
          </span>
          {isBetter && <span className="block text-muted">{t("discounts:code.better")}</span>}
        </p>
      )}
      {price && <input type="hidden" name="shownDiscountMinor" value={off} />}
    </>
  );
}
