import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Dotted } from "~/ui/base/dotted";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { StatusBadge } from "~/ui/view/status-badge";
import type { HowFar } from "../../../domain/laboratory/how-far";
import type { LabState } from "../../../domain/laboratory/lab-order-states";
import { OrderStanding } from "../lab-state";

interface OwnOrder {
  id: string;
  number: number | null;
  state: LabState;
  reviewSince: number | null;
  providerName: string;
  orderedAt: number | null;
  /** Results have come that nobody has opened for the patient. */
  isNew: boolean;
  tests: readonly { name: string }[];
  howFar: HowFar;
  isDeclined: boolean;
  sampleRejected: boolean;
}

interface OwnOrdersProps {
  orders: readonly OwnOrder[];
  timeZone: string;
}

/** A patient's orders, each by its tests, with what is new of it and how far it is: patients know no numbers. */
export function OwnOrders({ orders, timeZone }: OwnOrdersProps) {
  const { t, format } = useT();
  return (
    <Card>
      <ul className="divide-y divide-line">
        {orders.map((order) => {
          const { id, number, state, reviewSince, providerName, orderedAt, isNew, tests } = order;
          const names = format.parts(tests.map(({ name }) => name));
          return (
            <li key={id} className="flex flex-col gap-1 py-4 first:pt-0 last:pb-0">
              <TextLink
                href={paths.labOrder(id)}
                className="inline-flex min-h-11 items-center self-start text-lg font-semibold wrap-anywhere"
              >
                <bdi>{names || t("laboratory:orderNumber", { number: number ?? 0 })}</bdi>
              </TextLink>
              <span className="flex flex-wrap items-center gap-2">
                {isNew && <StatusBadge colour="green">{t("laboratory:newBadge")}</StatusBadge>}
                <OrderStanding
                  {...{ order: { state, reviewSince }, howFar: order.howFar, isDeclined: order.isDeclined }}
                  needsSample={order.sampleRejected}
                  patients
                />
              </span>
              <span className="text-sm text-muted">
                <Dotted
                  parts={[providerName, orderedAt === null ? "" : format.date(orderedAt, timeZone)].filter(Boolean)}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
