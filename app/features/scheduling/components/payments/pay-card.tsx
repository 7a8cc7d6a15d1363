import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TaxesIn } from "~/screens/taxes-in";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import type { PayView } from "../../domain/booking/booking-view";
import { priceLessText } from "./price-less-text";

const WHOLE = { now: "billing:appointment.cardText", toStart: "billing:appointment.cardTextToStart" } as const;
const REST = { now: "billing:appointment.cardRest", toStart: "billing:appointment.cardRestToStart" } as const;

/** Leads whoever looks at their appointment to paying for it. */
export function PayCard({ pay }: { pay: PayView }) {
  const { t, format } = usePatientT();
  const amount = format.money(pay.dueMinor, pay.currencyCode);
  const isRest = pay.dueMinor < pay.costMinor;
  const said = isRest ? REST : WHOLE;
  const words = { amount, price: format.money(pay.costMinor, pay.currencyCode) };
  return (
    <Card title={t("billing:appointment.cardTitle")}>
      <div className="flex flex-col items-start gap-4">
        <div>
          <p>{t(pay.toStart ? said.toStart : said.now, words)}</p>
          {pay.discounts.length > 0 && <p className="text-muted">{priceLessText(t, format, pay)}</p>}
          <TaxesIn {...pay} />
        </div>
        <LinkButton href={paths.makePayment(pay.appointmentId)}>
          {t("billing:appointment.payAmount", { amount })}
        </LinkButton>
      </div>
    </Card>
  );
}
