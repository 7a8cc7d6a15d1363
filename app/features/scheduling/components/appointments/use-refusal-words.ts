import { useT } from "~/i18n/use-t";
import type { RefusalMessage } from "../../domain/appointments/refusal-message";
import { stateWords } from "../../domain/appointments/state-words";

/** A refusal in the words of whoever reads it. */
export function useRefusalWords(side: "staff" | "patient") {
  const { t } = useT();
  return (message: RefusalMessage): string =>
    message.key === "scheduling:disabled.wrongState"
      ? t(message.key, { status: t(stateWords(message.status, side)) })
      : t(message.key);
}
