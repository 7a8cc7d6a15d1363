import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import type { DeskBill } from "../../domain/desk/desk";

const WORDS = { charge: "scheduling:actions.charge", "mark-paid": "scheduling:actions.markPaidAtClinic" } as const;

/** What the appointment costs, and the buttons by which it is noted that it is due or paid. */
export function BillCard({ bill: { costMinor, currencyCode, isPaid, acts } }: { bill: DeskBill }) {
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
              {t(WORDS[act])}
            </Button>
          ))}
        </form>
      )}
    </>
  );
}
