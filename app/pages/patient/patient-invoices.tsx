import { StateBadge } from "~/features/billing/components/invoices/state-badge";
import type { PatientInvoices } from "~/features/billing/public.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";

interface PatientInvoicesCardProps {
  patientId: string;
  invoices: PatientInvoices;
}

/** The latest invoices of a patient, and what is on none yet: all of it goes on one by one press. */
export function PatientInvoicesCard({ patientId, invoices: { rows, open } }: PatientInvoicesCardProps) {
  const { t, format } = useT();
  const create = paths.invoiceCreate({ patientId });
  return (
    <Card title={t("invoices:staff.card.title")}>
      {open !== null && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="text-muted">
            {open === 0 ? t("invoices:staff.card.none") : t("invoices:staff.card.open", { count: open })}
          </p>
          <div className="flex flex-wrap gap-2">
            {open > 0 && (
              <form method="post" action={create} data-once>
                <Button type="submit" name="intent" value="issue-all" size="small">
                  {t("invoices:staff.issue.submitAll")}
                </Button>
              </form>
            )}
            <LinkButton href={create} tone="secondary" size="small">
              {t("invoices:staff.card.choose")}
            </LinkButton>
          </div>
        </div>
      )}
      {rows.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {rows.map(({ id, number, issuedOn, kind, totalMinor, currencyCode, state }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
              <TextLink href={paths.invoiceView(id)} className="inline-flex min-h-11 items-center">
                {format.parts([number, format.plainDate(issuedOn)])}
              </TextLink>
              <span className="flex flex-wrap items-center gap-x-4">
                <span className="font-semibold tabular-nums">
                  {format.money(kind === "CREDIT_NOTE" ? -totalMinor : totalMinor, currencyCode)}
                </span>
                <StateBadge state={state} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <TextLink href={paths.invoices({ patientId })} className="inline-flex min-h-11 items-center">
          {t("invoices:staff.card.all")}
        </TextLink>
      )}
    </Card>
  );
}
