import { usePatientT } from "~/i18n/use-t";
import { Banner } from "~/ui/view/banner";
import type { CancelNotes } from "../../domain/appointments/cancel-note";
import type { MoneyHere } from "../../domain/payments/money-outcome";
import type { PaymentItem } from "../../domain/payments/payment-item";

interface CancelNoteProps {
  notes: CancelNotes;
  /** What was paid for it, and what went back. */
  money?: PaymentItem | null;
}

/** Before an appointment is canceled: what becomes of the credit or the money that pays for it. */
export function CancelNoteBanner({ notes: { ifCanceled, hours }, money = null }: CancelNoteProps) {
  const { t } = usePatientT();
  if (ifCanceled === null) return null;
  if (ifCanceled === "money" && money?.here) return <MoneyNote money={money} here={money.here} />;
  return (
    <Banner
      tone={ifCanceled === "creditUsed" ? "warn" : "info"}
      title={t(`scheduling:canceling.before.${ifCanceled}`, { count: hours })}
    />
  );
}

/** The sum that was paid for it, by which way each part of that would go back, and what went back already. */
function MoneyNote({ money, here }: { money: PaymentItem; here: MoneyHere }) {
  const { t, format } = usePatientT();
  const amount = (minor: number) => ({ amount: format.money(minor, money.currencyCode) });
  const { deskMinor, onlineMinor } = here;
  if (deskMinor + onlineMinor <= 0) return null;
  const ways = [
    onlineMinor > 0 && t("scheduling:canceling.before.sums.online", amount(onlineMinor)),
    deskMinor > 0 && t("scheduling:canceling.before.sums.desk", amount(deskMinor)),
    money.refundedMinor > 0 && t("scheduling:canceling.before.sums.back", amount(money.refundedMinor)),
  ].filter((each) => each !== false);
  return (
    <Banner tone="info" title={t("scheduling:canceling.before.sums.paid", amount(deskMinor + onlineMinor))}>
      {ways.join(" ")}
    </Banner>
  );
}
