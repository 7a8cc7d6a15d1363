import { useT } from "~/i18n/use-t";
import { FoldedCard } from "~/ui/view/folded-card";
import type { MonthView } from "../domain/feedback";

/** How many rated each month, and their mean: the latest month at a glance, all of them on a press. */
export function RatingsByMonth({ months }: { months: readonly MonthView[] }) {
  const { t, format } = useT();
  const latest = months.at(-1);
  if (latest === undefined) return null;
  const mean = (month: MonthView) => format.number(Math.round(month.mean * 10) / 10);
  return (
    <FoldedCard
      title={t("feedback:list.months")}
      gist={format.parts([
        format.partialDate(latest.month),
        t("feedback:published.mean", { mean: mean(latest), count: latest.count }),
      ])}
    >
      <table className="w-full max-w-prose text-sm tabular-nums">
        <caption className="sr-only">{t("feedback:list.months")}</caption>
        <thead>
          <tr>
            <th scope="col" className="text-start">
              {t("feedback:list.month")}
            </th>
            <th scope="col" className="text-end">
              {t("feedback:list.count")}
            </th>
            <th scope="col" className="text-end">
              {t("feedback:list.mean")}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((each) => (
            <tr key={each.month} className="border-t border-line">
              <th scope="row" className="py-1 text-start font-normal">
                {format.partialDate(each.month)}
              </th>
              <td className="py-1 text-end">{format.number(each.count)}</td>
              <td className="py-1 text-end">{mean(each)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </FoldedCard>
  );
}
