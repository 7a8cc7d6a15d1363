import { usePatientT, useStaffT } from "~/i18n/use-t";
import type { AppointmentStateName } from "../../domain/appointments/appointment-states";
import { ownStateWords, stateWords } from "../../domain/appointments/state-words";

/** A state in the words of whoever reads it. */
export function useStateWords(side: "staff" | "patient") {
  const { t } = usePatientT();
  const staff = useStaffT(side);
  return (name: AppointmentStateName): string => (staff ? staff.t(stateWords(name, "staff")) : t(ownStateWords(name)));
}
