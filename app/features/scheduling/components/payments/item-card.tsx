import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import type { ItemPay } from "../../domain/payments/item-pay";
import type { PaymentItem } from "../../domain/payments/payment-item";
import { MoneySums } from "./money-sums";

const SAID = {
  together: "payments:own.pay.together",
  atClinic: "payments:own.offline",
  later: "payments:own.pay.later",
} as const;

/** How it stands with one thing that a patient pays for, and the way to pay what is left of it. */
export function ItemCard({ item, pay }: { item: PaymentItem; pay: ItemPay | null }) {
  const { t, format } = usePatientT();
  const { of, id, dueMinor, currencyCode } = item;
  return (
    <Card>
      <div className="flex flex-col items-start gap-4">
        <MoneySums money={item} own />
        {pay !== null && pay !== "here" && <p>{t(SAID[pay])}</p>}
        {pay === "here" && (
          <LinkButton href={paths.makePayment(id)} icon="card">
            {t("payments:own.payAll", { amount: format.money(dueMinor, currencyCode) })}
          </LinkButton>
        )}
        {pay === "together" && (
          <LinkButton href={paths.payments()} icon="card">
            {t("payments:own.pay.goTo")}
          </LinkButton>
        )}
        {of === "appointment" && (
          <TextLink href={paths.appointment(id)} className="inline-flex min-h-11 items-center">
            {t("payments:own.pay.appointment")}
          </TextLink>
        )}
      </div>
    </Card>
  );
}
