import { useT } from "~/i18n/use-t";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import { isStateItself, type Refusal } from "../../domain/pharmacy/refusal";
import type { PrescriptionState } from "../../domain/prescriptions/prescription-states";
import { REFUSED } from "../prescriptions/state-badge";

const COLOURS: Readonly<Record<PrescriptionState, StatusColour>> = {
  DRAFT: "light-grey",
  SIGNED: "orange",
  SENT: "orange",
  PARTLY_DISPENSED: "light-blue",
  DISPENSED: "green",
  CANCELLED: "dark-grey",
  STOPPED: "dark-grey",
  EXPIRED: "light-grey",
  REPLACED: "light-grey",
};

interface StateOfPrescriptionProps {
  state: PrescriptionState;
  isOver?: boolean;
  /** What pharmacies did not hand out; why stands elsewhere. */
  refusal?: Refusal | null;
  /** At the pharmacy, what was sent has been received. */
  atDesk?: boolean;
}

/** How a prescription stands, as a word with a colour; whether its time is over, and whether something was declined. */
export function StateOfPrescription({
  state,
  isOver = false,
  refusal = null,
  atDesk = false,
}: StateOfPrescriptionProps) {
  const { t } = useT();
  const received = atDesk && state === "SENT";
  const isItself = isStateItself(state, refusal);
  return (
    <span className="inline-flex flex-wrap gap-2">
      {!isItself && (
        <StatusBadge colour={COLOURS[state]}>
          {t(received ? "pharmacy:desk.received" : `pharmacy:states.${state}`)}
        </StatusBadge>
      )}
      {refusal && (isItself || refusal.kind !== "other") && (
        <StatusBadge colour={REFUSED[refusal.kind]}>{t(`pharmacy:desk.refused.${refusal.kind}`)}</StatusBadge>
      )}
      {isOver && state !== "EXPIRED" && <StatusBadge colour="light-grey">{t("pharmacy:desk.over")}</StatusBadge>}
    </span>
  );
}
