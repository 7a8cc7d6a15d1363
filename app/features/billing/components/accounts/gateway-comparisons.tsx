import { useT } from "~/i18n/use-t";
import { DataTable } from "~/ui/view/data-table";
import type { GatewayComparison } from "../../domain/ledger/gateway-report";
import { paymentNumber } from "../../domain/payments/payment-number";

/** What came of comparing the books with what each payment service reports of a day. */
export function GatewayComparisons({
  comparisons,
}: {
  comparisons: readonly (GatewayComparison & { name: string })[];
}) {
  const { t, format } = useT();
  if (comparisons.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">{t("billing:order.comparedTitle")}</h2>
      <p className="text-muted">{t("billing:order.comparedText")}</p>
      <DataTable
        caption={t("billing:order.comparedTitle")}
        rows={comparisons}
        rowKey={({ gatewayType, day }) => `${gatewayType} ${day}`}
        columns={[
          {
            key: "name",
            header: t("billing:settings.choose"),
            lead: true,
            cell: ({ name }) => <bdi className="font-semibold">{name}</bdi>,
          },
          { key: "day", header: t("billing:order.day"), cell: ({ day }) => format.plainDate(day, "medium") },
          {
            key: "state",
            header: t("billing:order.result"),
            cell: ({ state, differences }) => (
              <>
                {t(`billing:order.states.${state}`)}
                {differences.map(({ paymentId, kind, currencyCode, bookedMinor, reportedMinor }) => (
                  <span key={`${paymentId} ${kind} ${currencyCode}`} className="block text-sm text-muted">
                    {t(`billing:order.${kind}`, {
                      number: paymentNumber(paymentId),
                      booked: format.money(bookedMinor, currencyCode),
                      reported: format.money(reportedMinor, currencyCode),
                    })}
                  </span>
                ))}
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
