import { useT } from "~/i18n/use-t";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import { isStateItself, type Refusal } from "../../domain/pharmacy/refusal";
import type { PrescriptionState } from "../../domain/prescriptions/prescription-states";

const COLOURS: Readonly<Record<PrescriptionState, StatusColour>> = {
  ...{ DRAFT: "orange", SIGNED: "green", SENT: "green", PARTLY_DISPENSED: "light-blue", DISPENSED: "light-grey" },
  ...{ CANCELLED: "dark-grey", STOPPED: "dark-grey", EXPIRED: "dark-grey", REPLACED: "dark-grey" },
};

/** The colours of what stands against a prescription at the pharmacy. */
export const REFUSED: Readonly<Record<Refusal["kind"], StatusColour>> = {
  ...{ unsafe: "red", unclear: "orange", other: "orange" },
};

interface PrescriptionStateBadgeProps {
  state: PrescriptionState;
  /** What pharmacies did not hand out. */
  refusal?: Refusal | null;
  /** The patient reads it, or somebody for them. */
  asPatient?: boolean;
}

/** In which state a prescription is, and what stands against it at the pharmacy. */
export function PrescriptionStateBadge({ state, refusal = null, asPatient = false }: PrescriptionStateBadgeProps) {
  const { t } = useT();
  const own = <StatusBadge colour={COLOURS[state]}>{t(`prescriptions:state.${state}`)}</StatusBadge>;
  const isItself = isStateItself(state, refusal);
  if (!refusal || (refusal.kind === "other" && !isItself)) return own;
  return (
    <span className="inline-flex flex-wrap gap-2">
      {!isItself && own}
      <StatusBadge colour={REFUSED[refusal.kind]}>
        {t(`prescriptions:${asPatient ? "toldRefused" : "refused"}.${refusal.kind}`)}
      </StatusBadge>
    </span>
  );
}
