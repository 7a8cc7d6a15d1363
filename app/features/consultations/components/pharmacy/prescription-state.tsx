import { useT } from "~/i18n/use-t";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import type { PrescriptionState } from "../../domain/prescriptions/prescription-states";

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
  /** Nothing of it was handed out, and why stands elsewhere. */
  isDeclined?: boolean;
  /** At the pharmacy, what was sent has been received. */
  atDesk?: boolean;
}

/** How a prescription stands, as a word with a colour; whether its time is over, and whether something was declined. */
export function StateOfPrescription({
  state,
  isOver = false,
  isDeclined = false,
  atDesk = false,
}: StateOfPrescriptionProps) {
  const { t } = useT();
  const received = atDesk && state === "SENT";
  if (isDeclined) return <StatusBadge colour="light-grey">{t("pharmacy:one.kinds.DECLINED")}</StatusBadge>;
  return (
    <span className="inline-flex flex-wrap gap-2">
      <StatusBadge colour={COLOURS[state]}>
        {t(received ? "pharmacy:desk.received" : `pharmacy:states.${state}`)}
      </StatusBadge>
      {isOver && state !== "EXPIRED" && <StatusBadge colour="light-grey">{t("pharmacy:desk.over")}</StatusBadge>}
    </span>
  );
}
