import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Banner } from "~/ui/view/banner";
import type { RejectedOrder } from "../../domain/laboratory/urgent";

interface UntoldOrder {
  orderId: string;
  number: number | null;
  since: number;
  isCritical: boolean;
  patientName: string;
}

export interface UrgentOrdersProps {
  criticals: readonly { id: string; orderId: string; number: number | null; raisedAt: number; patientName: string }[];
  rejected: readonly RejectedOrder[];
  /** Reviewed results of patients without an account whom nobody has told, the critical ones first. */
  untold: readonly UntoldOrder[];
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

/** A sentence that goes on in a line with others. */
const withoutStop = (sentence: string) => sentence.replace(/[.。۔]$/u, "");

/**
 * What comes before all else in laboratory orders: critical results nobody has acknowledged, patients to tell, then
 * rejected samples.
 */
export function UrgentOrders({ criticals, rejected, untold, timeZone }: UrgentOrdersProps) {
  const { t, format } = useT();
  const line = (key: string, orderId: string, words: string, more: readonly (string | false)[]) => (
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
      {untold.length > 0 && (
        <UrgentList
          tone={untold.some(({ isCritical }) => isCritical) ? "error" : "warn"}
          title={t("laboratory:tell.toTell", { count: untold.length })}
        >
          {untold.map(({ orderId, number, patientName, since, isCritical }) =>
            line(orderId, orderId, t("laboratory:tell.toTellOne", { number: number ?? 0, name: patientName }), [
              isCritical && t("laboratory:tell.critical"),
              t("laboratory:tell.reviewedAt", { time: format.dateTime(since, timeZone, "short") }),
            ]),
          )}
        </UrgentList>
      )}
      {rejected.length > 0 && (
        <UrgentList tone="warn" title={t("laboratory:samplesRejected", { count: rejected.length })}>
          {rejected.map(({ orderId, number, patientName, tests, since }) =>
            line(orderId, orderId, t("laboratory:rejectedIn", { number: number ?? 0, name: patientName }), [
              ...tests.map(({ name, reason }) =>
                t("laboratory:rejectedTest", { test: name, reason: withoutStop(reason) }),
              ),
              format.dateTime(since, timeZone, "short"),
            ]),
          )}
        </UrgentList>
      )}
    </>
  );
}
