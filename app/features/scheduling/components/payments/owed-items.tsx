import { usePatientT } from "~/i18n/use-t";
import { TextLink } from "~/ui/base/link";
import type { StandingItem } from "../../domain/payments/account-standing";
import { useOwedName } from "./standing-sums";

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
          <li key={`${of} ${id}`} className="flex flex-wrap items-center justify-between gap-x-6">
            {href === undefined ? (
              <span className="inline-flex min-h-9 items-center">
                <bdi>{name}</bdi>
              </span>
            ) : (
              <TextLink href={href} className="inline-flex min-h-9 items-center pointer-coarse:min-h-11">
                <bdi>{name}</bdi>
              </TextLink>
            )}
            <span className="ms-auto text-end tabular-nums">
              {format.money(toPayMinor, currencyCode)}
              {coveredMinor > 0 && (
                <span className="block text-sm text-muted">
                  {t("payments:standing.coveredBy", { amount: format.money(coveredMinor, currencyCode) })}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
