import { baseOf, type ExplainedCharge } from "~/kernel/money/explained-charge";
import { DESK_KINDS } from "~/kernel/money/desk-kinds";
import { usePatientT } from "~/i18n/use-t";
import type { AskedOfCharge } from "../../domain/payments/asked-of-charge";
import { useTaxWords } from "~/screens/taxes-in";

interface Row {
  term: string;
  minor: number;
  strong?: boolean;
}

/** Of what a charge is made, and what became of it: base amount, discount, taxes, total, paid, refunds, still to pay. */
export function ChargeFacts({ charge, zone }: { charge: ExplainedCharge & AskedOfCharge; zone: string }) {
  const { t, format } = usePatientT();
  const { named } = useTaxWords();
  const { currencyCode, discountMinor, taxes, totalMinor, paidMinor, waivedMinor, refundedMinor, lines } = charge;
  const { coveredMinor, toPayMinor } = charge;
  // What was asked for and is not on its way back yet has no day and no way.
  const restMinor = refundedMinor - charge.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const wayWord = (way: string) => {
    const kind = DESK_KINDS.find((each) => each === way);
    return kind ? t(`payments:kinds.${kind}`) : t("payments:online", { gateway: way });
  };
  const discountWord =
    charge.discounts.length === 0
      ? t("charges:discount")
      : t("charges:discountOf", { names: format.list(charge.discounts) });
  const rows: Row[] = [
    { term: t("charges:base"), minor: baseOf(charge) },
    ...(discountMinor === 0 ? [] : [{ term: discountWord, minor: -discountMinor }]),
    ...taxes.map((tax) => ({ term: named(tax), minor: tax.amountMinor })),
    { term: t("charges:total"), minor: totalMinor, strong: true },
    { term: t("charges:paid"), minor: paidMinor - waivedMinor },
    ...(waivedMinor === 0 ? [] : [{ term: t("charges:waived"), minor: waivedMinor }]),
    ...charge.refunds.map(({ at, amountMinor, way }) => ({
      term: t("charges:refundedOn", { date: format.date(at, zone), way: wayWord(way) }),
      minor: amountMinor,
    })),
    ...(restMinor <= 0 ? [] : [{ term: t("charges:refunded"), minor: restMinor }]),
    ...(coveredMinor === 0 ? [] : [{ term: t("payments:standing.covered"), minor: coveredMinor }]),
    { term: t("charges:unpaid"), minor: toPayMinor, strong: true },
  ];
  return (
    <>
      {lines.length > 0 && (
        <ul className="mb-2 text-sm text-muted">
          {lines.map(({ description, quantity, unitPriceMinor }, index) => (
            <li key={index} className="wrap-anywhere">
              {t("charges:line", { what: description, quantity, price: format.money(unitPriceMinor, currencyCode) })}
            </li>
          ))}
        </ul>
      )}
      <dl className="flex flex-col gap-1">
        {rows.map(({ term, minor, strong }, index) => (
          <div key={index} className={`flex justify-between gap-x-6 ${strong ? "font-semibold" : ""}`}>
            <dt className="min-w-0 wrap-anywhere">
              <bdi>{term}</bdi>
            </dt>
            <dd className="shrink-0 tabular-nums">{format.money(minor, currencyCode)}</dd>
          </div>
        ))}
      </dl>
      {charge.note !== "" && (
        <p dir="auto" className="mt-2 text-sm whitespace-pre-line text-muted wrap-anywhere">
          {charge.note}
        </p>
      )}
    </>
  );
}
