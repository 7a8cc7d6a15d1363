import { usePatientT } from "~/i18n/use-t";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import type { PaymentItemState } from "../../domain/payments/payment-item";
import type { PaymentLineState } from "../../domain/payments/payment-line";

type State = PaymentItemState | PaymentLineState;

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
