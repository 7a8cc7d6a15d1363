import { useT } from "~/i18n/use-t";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import type { PrescriptionState } from "../../domain/prescriptions/prescription-states";

const COLOURS: Readonly<Record<PrescriptionState, StatusColour>> = {
  ...{ DRAFT: "orange", SIGNED: "green", SENT: "green", PARTLY_DISPENSED: "light-blue", DISPENSED: "light-grey" },
  ...{ CANCELLED: "dark-grey", STOPPED: "dark-grey", EXPIRED: "dark-grey", REPLACED: "dark-grey" },
};

/** In which state a prescription is. */
export function PrescriptionStateBadge({ state }: { state: PrescriptionState }) {
  const { t } = useT();
  return <StatusBadge colour={COLOURS[state]}>{t(`prescriptions:state.${state}`)}</StatusBadge>;
}
