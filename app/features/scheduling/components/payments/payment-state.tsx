import { usePatientT } from "~/i18n/use-t";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import type { PaymentItemState } from "../../domain/payments/payment-item";
import type { PaymentLineState as LineState } from "../../domain/payments/payment-line";

type State = PaymentItemState | LineState;

const COLOURS: Readonly<Record<State, StatusColour>> = {
  unpaid: "orange",
  partlyPaid: "orange",
  paid: "green",
  refunded: "light-grey",
  partlyRefunded: "light-blue",
  waived: "light-grey",
  cancelled: "light-grey",
  undone: "light-grey",
  doubtful: "orange",
  corrected: "light-blue",
};

/** How it stands with money, as a word. */
export function PaymentState({ state }: { state: State }) {
  const { t } = usePatientT();
  return <StatusBadge colour={COLOURS[state]}>{t(`payments:states.${state}`)}</StatusBadge>;
}

interface PaymentLineStateProps {
  line: { state: LineState; at: number; kind: string; isOfRefund?: number };
  timeZone: string;
}

/** The same of a line of the practice's list: what was waived with a refund, and a waiver that was reversed, say so. */
export function PaymentLineState({ line: { state, at, kind, isOfRefund }, timeZone }: PaymentLineStateProps) {
  const { t, format } = usePatientT();
  if (state === "undone" && kind === "WRITE_OFF")
    return <StatusBadge colour={COLOURS.undone}>{t("payments:states.waiverReversed")}</StatusBadge>;
  if (state !== "waived" || isOfRefund !== 1) return <PaymentState state={state} />;
  return (
    <StatusBadge colour={COLOURS.waived}>
      {t("payments:states.waivedWithRefund", { date: format.date(at, timeZone, "medium") })}
    </StatusBadge>
  );
}
