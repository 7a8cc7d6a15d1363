import { usePatientT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { SummaryList } from "~/ui/view/summary-list";

interface ContinuePaymentProps {
  title: string;
  gatewayName: string;
  description: string;
  amountMinor: number;
  currencyCode: string;
  /** What is posted to the gateway, and where; null where the payer confirms on the phone. */
  form: { action: string; fields: Readonly<Record<string, string>> } | null;
  /** Address of this page, to look again. */
  here: string;
}

/** Leads on to a gateway that is paid by a form, or waits while the payer confirms on the phone. It needs no script. */
export function ContinuePayment(props: ContinuePaymentProps) {
  const { title, gatewayName, description, amountMinor, currencyCode, form, here } = props;
  const { t, format } = usePatientT();
  const amount = format.money(amountMinor, currencyCode);
  return (
    <>
      <PageHeader title={title} lead={form ? undefined : t("billing:continue.waitingLead", { name: gatewayName })} />
      <Card title={t("billing:payNow.receipt")}>
        <SummaryList
          rows={[
            { term: t("billing:payNow.description"), value: <bdi>{description}</bdi> },
            { term: t("common:fields.price"), value: amount },
          ]}
        />
      </Card>
      {form ? (
        <form method="post" action={form.action} className="flex flex-col items-start gap-3">
          {Object.entries(form.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" size="large">
            {t("billing:continue.go", { name: gatewayName })}
          </Button>
          <p className="text-sm text-muted">{t("billing:appointment.atGatewayHint")}</p>
        </form>
      ) : (
        <LinkButton href={here} tone="secondary">
          {t("billing:appointment.lookAgain")}
        </LinkButton>
      )}
    </>
  );
}
