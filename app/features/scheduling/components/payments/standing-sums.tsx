import type { ReactNode } from "react";
import { usePatientT } from "~/i18n/use-t";
import { classNames } from "~/ui/base/class-names";
import type { Standing } from "../../domain/payments/account-standing";
import { LaterItems } from "./later-items";

interface StandingSumsProps {
  standings: readonly Standing[];
  /** Of the practice, where what comes later is named too. */
  zone?: string;
  /** The way to pay, below what is to pay now. */
  pay?: ReactNode;
  /** What is said to staff where nothing is owed; a patient is told that they owe nothing. */
  settled?: string;
}

/** How it stands with a patient's money: what is to pay now, of what that is made, and what comes later, by currency. */
export function StandingSums({ standings, zone, pay, settled }: StandingSumsProps) {
  const { t } = usePatientT();
  if (standings.length === 0) return <p className="font-semibold">{settled ?? t("charges:own.settled")}</p>;
  return standings.map((standing, index) => (
    <SumsOf key={standing.currencyCode} {...{ standing, zone, pay }} heading={isHeaded(standings, index)} />
  ));
}

/** Whether the sums of a currency are headed by what is to pay in it: that nothing is, is said once, and of all. */
export function isHeaded(standings: readonly Pick<Standing, "toPayMinor">[], index: number): boolean {
  if ((standings[index]?.toPayMinor ?? 0) > 0) return true;
  return index === 0 && standings.every(({ toPayMinor }) => toPayMinor === 0);
}

interface SumsOfProps {
  standing: Standing;
  heading?: boolean;
  zone?: string | undefined;
  pay?: ReactNode;
}

/** The sums of one currency. Without `heading` they say alone of what the amount to pay is made. */
export function SumsOf({ standing, heading = true, zone, pay }: SumsOfProps) {
  const { t, format } = usePatientT();
  const { currencyCode, owedMinor, aheadMinor, aheadLeftMinor, toPayMinor, laterMinor } = standing;
  const rows = [
    ["owed", aheadMinor > 0 && owedMinor > 0 ? owedMinor : 0],
    ["ahead", owedMinor > 0 ? aheadMinor : 0],
    ["aheadLeft", aheadLeftMinor],
    ["setAside", standing.setAsideMinor - standing.waivedAheadMinor],
    ["later", laterMinor],
  ] as const;
  // What is left of what was paid ahead pays for what comes first: without this line it would be paid twice.
  const laterLeft =
    aheadLeftMinor > 0 && laterMinor > 0 ? [["laterLeft", Math.max(0, laterMinor - aheadLeftMinor)] as const] : [];
  const shown = [...rows.filter(([, minor]) => minor > 0), ...laterLeft];
  if (!heading && shown.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 not-first:mt-4">
      {heading && (
        <p className="text-xl font-bold tabular-nums">
          {toPayMinor > 0
            ? t("payments:standing.toPay", { amount: format.money(toPayMinor, currencyCode) })
            : t("payments:standing.nothing")}
        </p>
      )}
      {heading && toPayMinor > 0 && pay}
      {shown.length > 0 && (
        <dl className={classNames("flex flex-col gap-1", zone === undefined && "max-w-md")}>
          {shown.map(([row, minor]) => (
            <div key={row} className="flex justify-between gap-x-6">
              <dt className="min-w-0 text-muted">{t(`payments:standing.${row}`)}</dt>
              <dd className="shrink-0 tabular-nums">{format.money(minor, currencyCode)}</dd>
            </div>
          ))}
        </dl>
      )}
      {zone !== undefined && <LaterItems later={standing.later} zone={zone} />}
    </div>
  );
}
