import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import type { RejectedOrder } from "../../domain/laboratory/urgent";

export interface UrgentOrdersProps {
  criticals: readonly { id: string; orderId: string; number: number | null; raisedAt: number; patientName: string }[];
  rejected: readonly RejectedOrder[];
  timeZone: string;
}

/** What comes before all else in laboratory orders: critical results nobody has acknowledged, then rejected samples. */
export function UrgentOrders({ criticals, rejected, timeZone }: UrgentOrdersProps) {
  const { t, format } = useT();
  const open = (orderId: string) => (
    <LinkButton href={paths.labOrder(orderId)} tone="secondary">
      {t("laboratory:desk.open")}
    </LinkButton>
  );
  return (
    <>
      {criticals.map(({ id, orderId, number, raisedAt, patientName }) => (
        <Banner
          key={id}
          tone="error"
          title={t("laboratory:desk.critical", { number: number ?? 0, name: patientName })}
          action={open(orderId)}
        >
          {t("laboratory:critical.since", { time: format.dateTime(raisedAt, timeZone, "short") })}
        </Banner>
      ))}
      {rejected.map(({ orderId, number, patientName, tests, since }) => (
        <Banner
          key={orderId}
          tone="warn"
          title={t("laboratory:rejectedIn", { number: number ?? 0, name: patientName })}
          action={open(orderId)}
        >
          {tests.map(({ name, reason }) => (
            <p key={name}>{t("laboratory:rejectedTest", { test: name, reason })}</p>
          ))}
          <p>{format.dateTime(since, timeZone, "short")}</p>
        </Banner>
      ))}
    </>
  );
}
