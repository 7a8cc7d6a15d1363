import { usePatientT } from "~/i18n/use-t";
import type { RefusalMessage } from "../../domain/appointments/refusal-message";
import { useStateWords } from "./use-state-words";

/** A refusal in the words of whoever reads it. */
export function useRefusalWords(side: "staff" | "patient") {
  const { t } = usePatientT();
  const words = useStateWords(side);
  return (message: RefusalMessage): string =>
    message.key === "scheduling:disabled.wrongState"
      ? t(message.key, { status: words(message.status) })
      : t(message.key);
}
