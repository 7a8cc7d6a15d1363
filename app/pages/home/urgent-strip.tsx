import type { UrgentOrdersProps } from "~/features/consultations/components/laboratory/urgent-orders";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Icon } from "~/ui/base/icon";
import { Anchor } from "~/ui/base/link";

interface UrgentStripProps {
  /** Of laboratory orders; null for whoever has none. */
  orders: Omit<UrgentOrdersProps, "timeZone"> | null;
  /** Prescriptions that pharmacists refused or have a question about. */
  refused: readonly {
    id: string;
    number: string;
    patientName: string;
    kind: "unsafe" | "unclear";
    at: number;
  }[];
  timeZone: string;
}

const NO_ORDERS: NonNullable<UrgentStripProps["orders"]> = { criticals: [], rejected: [], untold: [] };

/**
 * What does not wait, in one line that opens to a line for each: critical results that nobody has acknowledged, what
 * pharmacists do not hand out before the reader has answered, patients without an account who are to be told, and
 * rejected samples. The day stays in view below it.
 */
export function UrgentStrip({ orders, refused, timeZone }: UrgentStripProps) {
  const { t, format } = useT();
  const { criticals, rejected, untold } = orders ?? NO_ORDERS;
  if (criticals.length + rejected.length + untold.length + refused.length === 0) return null;
  const counts = [
    criticals.length > 0 && t("home:staff.urgent.criticals", { count: criticals.length }),
    refused.length > 0 && t("home:staff.urgent.refused", { count: refused.length }),
    untold.length > 0 && t("laboratory:tell.toTell", { count: untold.length }),
    rejected.length > 0 && t("home:staff.urgent.rejected", { count: rejected.length }),
  ].filter((words) => words !== false);
  const lines = [
    ...criticals.map(({ id, orderId, number, raisedAt, patientName }) => ({
      ...{ id, href: paths.labOrder(orderId), at: raisedAt },
      words: t("laboratory:desk.critical", { number: number ?? 0, name: patientName }),
    })),
    ...refused.map(({ id, number, kind, at, patientName }) => ({
      ...{ id, href: paths.prescriptionView(id), at },
      words: t(`home:staff.urgent.refusedOne.${kind}`, { number, name: patientName }),
    })),
    ...untold.map(({ orderId, number, since, patientName }) => ({
      ...{ id: `told-${orderId}`, href: paths.labOrder(orderId), at: since },
      words: t("laboratory:tell.toTellOne", { number: number ?? 0, name: patientName }),
    })),
    ...rejected.map(({ orderId, number, since, patientName }) => ({
      ...{ id: orderId, href: paths.labOrder(orderId), at: since },
      words: t("laboratory:rejectedIn", { number: number ?? 0, name: patientName }),
    })),
  ];
  const isDangerous =
    criticals.length > 0 ||
    refused.some(({ kind }) => kind === "unsafe") ||
    untold.some(({ isCritical }) => isCritical);
  return (
    <details
      className={isDangerous ? `${STRIP} border-danger-line bg-danger-soft` : `${STRIP} border-warn-line bg-warn-soft`}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 text-sm font-semibold">
        <Icon name="alert" className={isDangerous ? "size-5 text-danger-text" : "size-5 text-warn-text"} />
        <span>{counts.join(" · ")}</span>
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {lines.map(({ id, href, at, words }) => (
          <li key={id}>
            <Anchor
              href={href}
              className="flex min-h-10 flex-wrap items-center gap-x-3 px-4 py-1 text-sm hover:bg-sunken pointer-coarse:min-h-11"
            >
              <bdi className="font-semibold">{words}</bdi>
              <span className="text-muted">{format.dateTime(at, timeZone, "short")}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  );
}

const STRIP = "rounded-md border";
