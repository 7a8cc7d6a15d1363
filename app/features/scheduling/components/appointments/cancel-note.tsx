import { usePatientT } from "~/i18n/use-t";
import { Banner } from "~/ui/view/banner";
import type { CancelNotes } from "../../domain/appointments/telling/cancel-note";
import type { MoneyHere } from "../../domain/payments/money-outcome";
import type { PaymentItem } from "../../domain/payments/payment-item";

interface CancelNoteProps {
  notes: CancelNotes;
  /** What was paid for it, and what went back. */
  money?: PaymentItem | null;
  /** By which clock times are told (IANA). */
  zone: string;
}

/** Before an appointment is canceled: what becomes of the credit or the money that pays for it. */
export function CancelNoteBanner({ notes, money = null, zone }: CancelNoteProps) {
  const { t, format } = usePatientT();
  const { ifCanceled, hours, until } = notes;
  if (ifCanceled === null) return null;
  const limit =
    until === undefined
      ? ""
      : t("scheduling:canceling.before.until", { until: format.dateTime(until, zone, "medium") });
  if (ifCanceled === "money" && money?.here) return <MoneyNote money={money} here={money.here} limit={limit} />;
  return (
    <Banner
      tone={ifCanceled === "creditUsed" ? "warn" : "info"}
      title={t(`scheduling:canceling.before.${ifCanceled}`, { count: hours })}
    >
      {limit}
    </Banner>
  );
}

/** The sum that was paid for it, by which way each part of that would go back, and what went back already. */
function MoneyNote({ money, here, limit }: { money: PaymentItem; here: MoneyHere; limit: string }) {
  const { t, format } = usePatientT();
  const amount = (minor: number) => ({ amount: format.money(minor, money.currencyCode) });
  const { deskMinor, onlineMinor } = here;
  if (deskMinor + onlineMinor <= 0) return null;
  const ways = [
    onlineMinor > 0 && t("scheduling:canceling.before.sums.online", amount(onlineMinor)),
    deskMinor > 0 && t("scheduling:canceling.before.sums.desk", amount(deskMinor)),
    money.refundedMinor > 0 && t("scheduling:canceling.before.sums.back", amount(money.refundedMinor)),
    limit !== "" && limit,
  ].filter((each) => each !== false);
  return (
    <Banner tone="info" title={t("scheduling:canceling.before.sums.paid", amount(deskMinor + onlineMinor))}>
      {ways.join(" ")}
    </Banner>
  );
}
