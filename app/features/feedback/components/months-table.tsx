import { useT } from "~/i18n/use-t";
import type { MonthView } from "../domain/feedback";

/** How many rated a month, and their mean. */
export function MonthsTable({ months }: { months: readonly MonthView[] }) {
  const { t, format } = useT();
  if (months.length === 0) return null;
  return (
    <table className="w-full max-w-prose text-sm tabular-nums">
      <caption className="pb-2 text-start text-lg font-semibold">{t("feedback:list.months")}</caption>
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
        {months.map(({ month, count, mean }) => (
          <tr key={month} className="border-t border-line">
            <th scope="row" className="py-1 text-start font-normal">
              {format.partialDate(month)}
            </th>
            <td className="py-1 text-end">{format.number(count)}</td>
            <td className="py-1 text-end">{format.number(Math.round(mean * 10) / 10)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
