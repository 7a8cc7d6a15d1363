import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AskFirst } from "~/ui/action/ask-first";
import { LinkButton } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { Card } from "~/ui/view/card";
import type { DeskRefund } from "../../domain/payments/desk-refunds";

interface DeskRefundsProps {
  refunds: readonly (DeskRefund & { patientName: string })[];
  timeZone: string;
  /** Over a list of its own. */
  title?: string;
}

/** Money taken at the desk that is to go back, each with the way to hand it back or to keep it as paid ahead. */
export function DeskRefunds({ refunds, timeZone, title }: DeskRefundsProps) {
  const { t, format } = useT();
  return (
    <Card padding="flush" {...(title === undefined ? {} : { title })}>
      <ul className={classNames("divide-y divide-line", title !== undefined && "border-t border-line")}>
        {refunds.map(({ id, patientName, amountMinor, currencyCode, ...payment }) => (
          <li key={id} className="flex flex-col gap-2 px-5 py-3">
            <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
              <bdi className="min-w-0">{patientName}</bdi>
              <span className="tabular-nums">{format.money(amountMinor, currencyCode)}</span>
            </p>
            <p className="text-sm text-muted">
              {t("payments:desk.paid", {
                way: t(`payments:kinds.${payment.kind}`),
                when: format.date(payment.at, timeZone, "medium"),
              })}
              <span className="block">
                {t("payments:desk.over", {
                  what: format.parts([payment.what, format.date(payment.startsAt, payment.timeZone, "medium")]),
                })}
              </span>
            </p>
            <form method="post" className="flex flex-wrap items-center gap-2">
              <HiddenFields fields={{ appointmentId: payment.appointmentId }} />
              <LinkButton href={paths.paymentEdit(id)} size="small">
                {t("payments:staff.refund")}
              </LinkButton>
              <AskFirst
                name="intent"
                value="keep-desk"
                size="small"
                question={t("common:sure")}
                text={t("payments:desk.keepText")}
                harmless
              >
                {t("payments:desk.keep")}
              </AskFirst>
            </form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
