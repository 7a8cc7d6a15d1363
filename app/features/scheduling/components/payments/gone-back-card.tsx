import { useT } from "~/i18n/use-t";
import { Card } from "~/ui/view/card";
import type { GoneBack } from "../../domain/payments/payment-line";

interface GoneBackCardProps {
  goneBack: readonly GoneBack[];
  currencyCode: string;
  timeZone: string;
}

/** What went back of a payment, with why and who allowed it. */
export function GoneBackCard({ goneBack, currencyCode, timeZone }: GoneBackCardProps) {
  const { t, format } = useT();
  if (goneBack.length === 0) return null;
  return (
    <Card title={t("payments:staff.goneBack")} padding="flush">
      <ul className="divide-y divide-line border-t border-line">
        {goneBack.map(({ id, at, what, amountMinor, reason, byName }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 px-5 py-2.5">
            <div className="min-w-0 grow basis-48">
              <p>
                {format.parts([t(`payments:staff.wentBack.${what}`), byName])}
                {reason && (
                  <span className="block text-muted">
                    <bdi>{reason}</bdi>
                  </span>
                )}
              </p>
              <p className="text-sm text-muted">{format.dateTime(at, timeZone, "medium")}</p>
            </div>
            <span className="font-semibold tabular-nums">{format.money(amountMinor, currencyCode)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
