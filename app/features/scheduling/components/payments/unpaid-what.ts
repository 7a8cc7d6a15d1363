import { useT } from "~/i18n/use-t";
import type { UnpaidLine } from "../../domain/payments/unpaid-lines";

/** Says what is unpaid: the service of an appointment, what was charged, or that it is another amount of the account. */
export function useUnpaidWhat(): (line: Pick<UnpaidLine, "of" | "what">) => string {
  const { t } = useT();
  return ({ of, what }) => {
    if (of === "balance") return t("payments:standing.balance");
    if (of === "appointment") return what || "–";
    return [t("payments:staff.charge"), what].filter(Boolean).join(": ");
  };
}
