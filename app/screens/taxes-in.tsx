import { usePatientT } from "~/i18n/use-t";
import { percentWritten } from "~/kernel/money/typed";
import type { TaxPart } from "~/kernel/money/price";

interface TaxesInProps {
  taxes: readonly TaxPart[];
  currencyCode: string;
}

/** The taxes in an amount in words, each with its rate and how much it is; empty where there are none. */
export function useTaxWords() {
  const { t, format } = usePatientT();
  const named = ({ name, ratePpm }: Pick<TaxPart, "name" | "ratePpm">) =>
    t("charges:tax", { name: format.name(name), percent: format.number(Number(percentWritten(ratePpm))) });
  const included = (taxes: readonly TaxPart[], currencyCode: string) =>
    taxes.length === 0
      ? ""
      : t("charges:includes", {
          taxes: format.list(taxes.map((tax) => `${named(tax)} (${format.money(tax.amountMinor, currencyCode)})`)),
        });
  return { named, included };
}

/** "Includes VAT 20% (10.00)", below an amount; nothing where there are no taxes. */
export function TaxesIn({ taxes, currencyCode }: TaxesInProps) {
  const words = useTaxWords().included(taxes, currencyCode);
  return words === "" ? null : <p className="text-sm text-muted">{words}</p>;
}
