import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import type { HowFar } from "../../domain/laboratory/how-far";
import type { LabState } from "../../domain/laboratory/lab-order-states";
import { CriticalBadge, HowFarText, LabStateBadge } from "./lab-state";

interface ResultsToReviewProps {
  count: number;
  orders: readonly {
    id: string;
    number: number | null;
    state: LabState;
    /** Since when results of it wait (UTC ms). */
    since: number | null;
    howFar: HowFar;
    patientName: string;
    /** A critical value of it that nobody has acknowledged. */
    isCritical: boolean;
  }[];
  timeZone: string;
}

/** Results of a provider's own laboratory orders that wait for the review. */
export function ResultsToReview({ count, orders, timeZone }: ResultsToReviewProps) {
  const { t, format } = useT();
  if (orders.length === 0) return null;
  return (
    <Card
      title={t("laboratory:home.title", { count })}
      actions={
        <TextLink
          href={paths.labOrders({ standing: "toReview" })}
          className="inline-flex min-h-11 items-center text-sm"
        >
          {t("laboratory:home.all")}
        </TextLink>
      }
      padding="flush"
    >
      <ul className="divide-y divide-line border-t border-line">
        {orders.map(({ id, number, state, since, howFar, patientName, isCritical }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-2 tablet:px-6">
            <TextLink href={paths.labOrder(id)} className="inline-flex min-h-11 items-center gap-2 font-semibold">
              <bdi>{patientName}</bdi>
            </TextLink>
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
              {isCritical && <CriticalBadge>{t("laboratory:tell.critical")}</CriticalBadge>}
              {state === "CORRECTED" && <LabStateBadge state={state} />}
              <HowFarText howFar={howFar} />
              {t("laboratory:orderNumber", { number: number ?? 0 })}
              {since !== null && <span>{format.dateTime(since, timeZone, "short")}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
