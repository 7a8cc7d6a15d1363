import { useT } from "~/i18n/use-t";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { Panel } from "~/ui/view/panel";
import { SummaryList } from "~/ui/view/summary-list";
import type { ReceiptView } from "../../domain/payments/receipt";

interface ReceiptProps {
  receipt: ReceiptView;
  practice: string;
  timeZone: string;
  /** Address of this page, to look again, and of a further payment. */
  here: string;
  again: string;
}

/** How a payment by the practice's link went. */
export function Receipt({ receipt, practice, timeZone, here, again }: ReceiptProps) {
  const { t } = useT();
  const { status, number, checkoutUrl } = receipt;
  const paid = status === "PAID" || status === "REFUNDED";
  return (
    <>
      {paid ? (
        <Panel title={t("billing:payNow.paidTitle")}>
          <p>{t(status === "PAID" ? "billing:payNow.paidText" : "billing:payNow.givenBack", { practice, number })}</p>
        </Panel>
      ) : (
        <PageHeader title={t("billing:payNow.title", { practice })} />
      )}
      {!paid && (
        <Banner tone={status === "FAILED" ? "error" : "info"} live title={t(`billing:payNow.at.${status}`)}>
          {status === "UNCLEAR" && t("billing:payNow.unclearText")}
        </Banner>
      )}
      <Card title={t("billing:payNow.receipt")}>
        <ReceiptFacts receipt={receipt} timeZone={timeZone} />
      </Card>
      {!paid && (
        <div className="flex flex-wrap gap-3">
          {checkoutUrl !== null && <LinkButton href={checkoutUrl}>{t("billing:payNow.goOn")}</LinkButton>}
          {status === "OPEN" || status === "PENDING" || status === "UNCLEAR" ? (
            <LinkButton href={here} tone="secondary">
              {t("billing:appointment.lookAgain")}
            </LinkButton>
          ) : (
            <LinkButton href={again}>{t("billing:payNow.tryAgain")}</LinkButton>
          )}
        </div>
      )}
    </>
  );
}

function ReceiptFacts({ receipt, timeZone }: Pick<ReceiptProps, "receipt" | "timeZone">) {
  const { t, format } = useT();
  const { name, description, amountMinor, currencyCode, paidAt } = receipt;
  const when =
    paidAt === null ? [] : [{ term: t("billing:payNow.when"), value: format.dateTime(paidAt, timeZone, "medium") }];
  return (
    <SummaryList
      rows={[
        { term: t("billing:payNow.paidBy"), value: <bdi>{name}</bdi> },
        { term: t("billing:payNow.description"), value: <bdi>{description}</bdi> },
        { term: t("common:fields.price"), value: format.money(amountMinor, currencyCode) },
        ...when,
      ]}
    />
  );
}
