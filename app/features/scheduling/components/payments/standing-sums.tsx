import { usePatientT } from "~/i18n/use-t";
import type { Standing, StandingItem } from "../../domain/payments/account-standing";

interface StandingSumsProps {
  standings: readonly Standing[];
}

/** How it stands with a patient's money: what is to pay now, of what that is made, and what comes later, by currency. */
export function StandingSums({ standings }: StandingSumsProps) {
  const { t } = usePatientT();
  if (standings.length === 0) return <p className="font-semibold">{t("charges:own.settled")}</p>;
  return standings.map((standing) => <SumsOf key={standing.currencyCode} standing={standing} />);
}

/** The sums of one currency. Without `heading` they say alone of what the amount to pay is made. */
export function SumsOf({ standing, heading = true }: { standing: Standing; heading?: boolean }) {
  const { t, format } = usePatientT();
  const { currencyCode, owedMinor, aheadMinor, aheadLeftMinor, toPayMinor, laterMinor } = standing;
  const rows = [
    ["owed", aheadMinor > 0 && owedMinor > 0 ? owedMinor : 0],
    ["ahead", owedMinor > 0 ? aheadMinor : 0],
    ["aheadLeft", aheadLeftMinor],
    ["setAside", standing.setAsideMinor - standing.waivedAheadMinor],
    ["later", laterMinor],
  ] as const;
  const shown = rows.filter(([, minor]) => minor > 0);
  return (
    <div className="flex flex-col gap-2 not-first:mt-4">
      {heading && (
        <p className="text-xl font-bold tabular-nums">
          {toPayMinor > 0
            ? t("payments:standing.toPay", { amount: format.money(toPayMinor, currencyCode) })
            : t("payments:standing.nothing", { currency: currencyCode })}
        </p>
      )}
      {shown.length > 0 && (
        <dl className="flex max-w-md flex-col gap-1">
          {shown.map(([row, minor]) => (
            <div key={row} className="flex justify-between gap-x-6">
              <dt className="min-w-0 text-muted">{t(`payments:standing.${row}`)}</dt>
              <dd className="shrink-0 tabular-nums">{format.money(minor, currencyCode)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** What something that is owed is called, and when it was. */
export function useOwedName() {
  const { t, format } = usePatientT();
  return ({ of, at, timeZone, what }: StandingItem, zone: string): string =>
    of === "balance"
      ? t("payments:standing.balance")
      : format.parts([
          at === null ? "" : format.date(at, timeZone ?? zone, "medium"),
          what || t("charges:appointment"),
        ]);
}
