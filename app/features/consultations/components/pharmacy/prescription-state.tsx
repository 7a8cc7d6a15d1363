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

/** How a prescription stands, as a word with a colour; and whether its time is over. */
export function StateOfPrescription({ state, isOver = false }: { state: PrescriptionState; isOver?: boolean }) {
  const { t } = useT();
  return (
    <span className="inline-flex flex-wrap gap-2">
      <StatusBadge colour={COLOURS[state]}>{t(`pharmacy:states.${state}`)}</StatusBadge>
      {isOver && state !== "EXPIRED" && <StatusBadge colour="light-grey">{t("pharmacy:desk.over")}</StatusBadge>}
    </span>
  );
}
