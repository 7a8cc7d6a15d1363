import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import type { AppointmentInvoices } from "../../domain/payments/appointment-invoices";

interface AppointmentInvoicesCardProps {
  appointmentId: string;
  invoices: AppointmentInvoices;
}

/** What was invoiced for an appointment, and the way to invoice it; nothing where there is neither. */
export function AppointmentInvoicesCard({ appointmentId, invoices: { rows, mayIssue } }: AppointmentInvoicesCardProps) {
  const { t } = useT();
  if (rows.length === 0 && !mayIssue) return null;
  return (
    <Card title={t("invoices:staff.card.title")}>
      <ul className="divide-y divide-line">
        {rows.map(({ id, number, state }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <TextLink href={paths.invoiceView(id)} className="inline-flex min-h-11 items-center">
              <bdi dir="ltr">{number}</bdi>
            </TextLink>
            <span className="text-sm text-muted">{t(`invoices:state.${state}`)}</span>
          </li>
        ))}
      </ul>
      {mayIssue && (
        <LinkButton href={paths.invoiceCreate({ appointmentId })} tone="secondary" size="small" icon="plus">
          {t("invoices:staff.card.issue")}
        </LinkButton>
      )}
    </Card>
  );
}
