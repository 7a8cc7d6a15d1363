import { useT } from "~/i18n/use-t";
import { minorUnitDigits } from "~/kernel/codes/minor-units";
import type { TaxRounding } from "~/kernel/money/price";
import { TaxesIn } from "~/screens/taxes-in";
import { Card } from "~/ui/view/card";
import { pricedWith, taxesAt, type TaxRate } from "../../domain/prices/tax-choice";

interface TaxExampleProps {
  rates: readonly TaxRate[];
  branches: readonly { id: string; name: string }[];
  rounding: TaxRounding;
  currencyCode: string;
}

/** What a price of 100 comes to by the default taxes, for each place where that differs. */
export function TaxExample({ rates, branches, rounding, currencyCode }: TaxExampleProps) {
  const { t, format } = useT();
  const defaults = { taxMode: "DEFAULT", taxRateIds: [] } as const;
  const differs = rates.some(({ enabled, isDefault, branchId }) => enabled && isDefault && branchId !== null);
  const places = differs ? branches : [{ id: null, name: "" }];
  const priceMinor = 100 * 10 ** minorUnitDigits(currencyCode);
  const price = format.money(priceMinor, currencyCode);
  return (
    <Card title={t("prices:example.title")}>
      <ul className="flex flex-col gap-3">
        {places.map(({ id, name }) => {
          const taxes = taxesAt(rates, defaults, id);
          const { costMinor, taxes: charged } = pricedWith(priceMinor, taxes, rounding);
          const values = { price, total: format.money(costMinor, currencyCode) };
          return (
            <li key={name}>
              <p>
                {taxes.length === 0 && id === null
                  ? t("prices:example.none", { price })
                  : id === null
                    ? t(costMinor === priceMinor ? "prices:example.same" : "prices:example.text", values)
                    : t("prices:example.at", { ...values, place: name })}
              </p>
              <TaxesIn taxes={charged} currencyCode={currencyCode} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
