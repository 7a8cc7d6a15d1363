import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Button, LinkButton } from "~/ui/action/button";
import type { DeskBill } from "../../domain/desk/desk";

const WORDS = { charge: "scheduling:actions.chargeAmount", "mark-paid": "scheduling:actions.markPaidAmount" } as const;

/** What the appointment costs, the buttons by which it is noted that it is due or paid, and the way to invoice it. */
export function BillCard({ bill, appointmentId }: { bill: DeskBill; appointmentId: string | null }) {
  const { costMinor, currencyCode, isPaid, acts, mayCharge, mayInvoice } = bill;
  const { t, format } = useT();
  return (
    <>
      <p>
        {costMinor === null
          ? t("desk:bill.free")
          : t(isPaid ? "desk:bill.paid" : "desk:bill.due", { amount: format.money(costMinor, currencyCode) })}
      </p>
      {acts.length > 0 && (
        <form method="post" className="flex flex-wrap gap-2" data-once>
          {acts.map((act) => (
            <Button key={act} type="submit" name="intent" value={act} tone="secondary" size="small">
              {t(WORDS[act], { amount: format.money(costMinor ?? 0, currencyCode) })}
            </Button>
          ))}
        </form>
      )}
      {mayCharge && appointmentId !== null && (
        <TextLink href={paths.chargeAdd({ appointment: appointmentId })} className="inline-flex min-h-11 items-center">
          {t("charges:add.title")}
        </TextLink>
      )}
      {mayInvoice && appointmentId !== null && (
        <div>
          <LinkButton href={paths.invoiceCreate({ appointmentId })} tone="secondary" size="small">
            {t("invoices:staff.card.issue")}
          </LinkButton>
        </div>
      )}
    </>
  );
}
