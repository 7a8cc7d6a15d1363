import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Banner } from "~/ui/view/banner";
import type { RejectedOrder } from "../../domain/laboratory/urgent";

export interface UrgentOrdersProps {
  criticals: readonly { id: string; orderId: string; number: number | null; raisedAt: number; patientName: string }[];
  rejected: readonly RejectedOrder[];
  timeZone: string;
}

interface UrgentListProps {
  tone: "error" | "warn";
  title: string;
  children: ReactNode;
}

/** What is urgent of one sort in one block, a line each, so that the list below stays in sight. */
function UrgentList({ tone, title, children }: UrgentListProps) {
  return (
    <Banner tone={tone} title={title}>
      <ul className="flex flex-col">{children}</ul>
    </Banner>
  );
}

/** What comes before all else in laboratory orders: critical results nobody has acknowledged, then rejected samples. */
export function UrgentOrders({ criticals, rejected, timeZone }: UrgentOrdersProps) {
  const { t, format } = useT();
  const line = (key: string, orderId: string, words: string, more: readonly string[]) => (
    <li key={key} className="flex flex-wrap items-center gap-x-4">
      <TextLink href={paths.labOrder(orderId)} className="inline-flex min-h-11 items-center font-semibold">
        <bdi>{words}</bdi>
      </TextLink>
      <bdi className="text-sm">{format.parts(more)}</bdi>
    </li>
  );
  return (
    <>
      {criticals.length > 0 && (
        <UrgentList tone="error" title={t("laboratory:criticalsOpen", { count: criticals.length })}>
          {criticals.map(({ id, orderId, number, raisedAt, patientName }) =>
            line(id, orderId, t("laboratory:desk.critical", { number: number ?? 0, name: patientName }), [
              format.dateTime(raisedAt, timeZone, "short"),
            ]),
          )}
        </UrgentList>
      )}
      {rejected.length > 0 && (
        <UrgentList tone="warn" title={t("laboratory:samplesRejected", { count: rejected.length })}>
          {rejected.map(({ orderId, number, patientName, tests, since }) =>
            line(orderId, orderId, t("laboratory:rejectedIn", { number: number ?? 0, name: patientName }), [
              ...tests.map(({ name, reason }) => t("laboratory:rejectedTest", { test: name, reason })),
              format.dateTime(since, timeZone, "short"),
            ]),
          )}
        </UrgentList>
      )}
    </>
  );
}
