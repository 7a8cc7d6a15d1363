import type { PaymentToReview } from "~/features/billing/public.server";
import type { MoneyDay } from "~/features/scheduling/public.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { NumberTiles } from "~/ui/view/number-tile";
import { useAmounts } from "~/features/scheduling/components/payments/use-amounts";

interface MoneyTilesProps {
  money: MoneyDay;
  toReview: readonly PaymentToReview[];
  /** Money at the desk that is to go back. */
  desk: readonly unknown[];
}

/** How the money stands in numbers, each leading to what it counts. */
export function MoneyTiles({ money, toReview, desk }: MoneyTilesProps) {
  const { t, format } = useT();
  const written = useAmounts(money.currencyCode);
  const { today, todayBy, month, unpaidInAll } = money;
  const refunds = toReview.filter(({ review }) => review === "NOT_NEEDED").length + desk.length;
  const toSettle = toReview.length + desk.length;
  const ways = todayBy.map(({ way, amounts }) => t(`home:staff.money.ways.${way}`, { amount: written(amounts) }));
  return (
    <NumberTiles
      label={t("home:staff.money.label")}
      tiles={[
        {
          label: t("home:staff.money.unpaid"),
          value: written(unpaidInAll.amounts),
          note: t("home:staff.money.amounts", { count: unpaidInAll.count }),
          icon: "clock",
          href: "#unpaid",
          urgent: unpaidInAll.count > 0,
        },
        {
          label: t("home:staff.money.review"),
          value: format.number(toSettle),
          note: refunds > 0 ? t("home:staff.money.refunds", { count: refunds }) : undefined,
          icon: "alert",
          href: "#to-review",
          urgent: toSettle > 0,
        },
        {
          label: t("home:staff.money.today"),
          value: written(today.amounts),
          note: [t("home:staff.money.payments", { count: today.count }), ...ways].join(" · "),
          icon: "card",
          href: paths.payments({ from: money.day, to: money.day }),
        },
        {
          label: t("home:staff.money.month"),
          value: written(month.amounts),
          note: t("home:staff.money.payments", { count: month.count }),
          icon: "calendar",
          href: paths.payments({ from: `${money.day.slice(0, 8)}01`, to: money.day }),
        },
      ]}
    />
  );
}
