import { usePatientT } from "~/i18n/use-t";
import { TextLink } from "~/ui/base/link";
import type { StandingItem } from "../../domain/payments/account-standing";
import { useOwedName } from "./owed-name";

interface OwedItemsProps {
  items: readonly StandingItem[];
  /** Of the practice. */
  zone: string;
  /** Where a thing is seen; none where that is nowhere. */
  hrefOf?: (item: StandingItem) => string | undefined;
}

/** What is owed, the oldest first, each with what is to pay of it. */
export function OwedItems({ items, zone, hrefOf }: OwedItemsProps) {
  const { t, format } = usePatientT();
  const nameOf = useOwedName();
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => {
        const { of, id, currencyCode, coveredMinor, toPayMinor } = item;
        const href = hrefOf?.(item);
        const name = nameOf(item, zone);
        return (
          <li key={`${of} ${id}`} className="flex items-baseline justify-between gap-x-4 py-1">
            <span className="min-w-0">
              {href === undefined ? (
                <bdi>{name}</bdi>
              ) : (
                <TextLink href={href} className="inline-flex min-h-7 items-center pointer-coarse:min-h-11">
                  <bdi>{name}</bdi>
                </TextLink>
              )}
              {coveredMinor > 0 && (
                <span className="block text-sm text-muted">
                  {t("payments:standing.coveredBy", { amount: format.money(coveredMinor, currencyCode) })}
                </span>
              )}
            </span>
            <span className="shrink-0 text-end tabular-nums">{format.money(toPayMinor, currencyCode)}</span>
          </li>
        );
      })}
    </ul>
  );
}
