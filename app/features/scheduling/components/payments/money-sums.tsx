import { usePatientT } from "~/i18n/use-t";
import type { MoneyOutcome } from "../../domain/payments/money-outcome";
import type { PaymentItem } from "../../domain/payments/payment-item";
import { PaymentState } from "./payment-state";
import { priceLessText } from "./price-less-text";

/**
 * What something costs, with what of it was paid, refunded and waived, and what is left; nothing of what is nothing. Who
 * pays it (`own`) is told what is left of a price of which nothing was paid, too.
 */
export function MoneySums({ money, own = false }: { money: PaymentItem; own?: boolean }) {
  const { t, format } = usePatientT();
  const { currencyCode, totalMinor, paidMinor, refundedMinor, waivedMinor, dueMinor, coveredMinor, overMinor } = money;
  if (money.isByCredit && paidMinor === 0) return <p>{t("scheduling:details.paidByCredit")}</p>;
  const isBare = paidMinor === 0 && waivedMinor === 0;
  const rows = [
    ["price", totalMinor],
    ["paid", paidMinor],
    ["refunded", refundedMinor],
    ["waived", waivedMinor],
    ["covered", coveredMinor],
    ["left", isBare && !own ? 0 : dueMinor],
    ["ahead", money.aheadMinor ?? 0],
    ["over", money.outcome ? 0 : overMinor],
  ] as const;
  return (
    <div className="flex flex-col items-start gap-2">
      {!(isBare && dueMinor > 0) && <PaymentState state={money.state} />}
      <dl className="flex w-full max-w-xs flex-col gap-0.5">
        {rows
          .filter(([, minor]) => minor > 0)
          .map(([row, minor]) => (
            <div key={row} className="flex justify-between gap-x-4 font-normal">
              <dt className="min-w-0 text-muted">{t(`payments:own.sums.${row}`)}</dt>
              <dd className="shrink-0 tabular-nums">{format.money(minor, currencyCode)}</dd>
            </div>
          ))}
      </dl>
      {money.less && (
        <p className="font-normal text-muted">
          {priceLessText(t, format, { ...money.less, costMinor: totalMinor, currencyCode })}
        </p>
      )}
      {money.outcome && <Outcome outcome={money.outcome} currencyCode={currencyCode} />}
    </div>
  );
}

/** What became of what was paid for an appointment that was called off, sum by sum. */
function Outcome({ outcome, currencyCode }: { outcome: MoneyOutcome; currencyCode: string }) {
  const { t, format } = usePatientT();
  const { backMinor, waitsMinor, keptMinor, covers, leftMinor } = outcome;
  const money = (minor: number) => ({ amount: format.money(minor, currencyCode) });
  const said = [
    backMinor > 0 && t("payments:own.outcome.back", money(backMinor)),
    waitsMinor > 0 && t("payments:own.outcome.waits", money(waitsMinor)),
    keptMinor > 0 && t("payments:own.outcome.kept", money(keptMinor)),
    ...covers.map(({ what, amountMinor }) =>
      t("payments:own.outcome.covers", { ...money(amountMinor), what: what || t("payments:standing.balance") }),
    ),
    keptMinor > 0 && t("payments:own.outcome.left", money(leftMinor)),
  ].filter((each) => each !== false);
  return (
    <div className="font-normal">
      {said.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </div>
  );
}
