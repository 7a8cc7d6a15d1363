import { usePatientT } from "~/i18n/use-t";
import type { RefusalMessage } from "../../domain/appointments/refusal-message";

/** A refusal in words. */
export function useRefusalWords() {
  const { t } = usePatientT();
  return (message: RefusalMessage): string =>
    message.key === "scheduling:disabled.wrongState"
      ? t(message.key, { status: t(`common:appointmentStates.${message.status}`) })
      : t(message.key);
}
