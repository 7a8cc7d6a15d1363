import type { DeskKind } from "~/kernel/money/desk-kinds";
import { usePatientT } from "~/i18n/use-t";

/** How money came: at the desk as what, or online by which service. */
export function usePaymentWay() {
  const { t } = usePatientT();
  return ({ deskKind, gatewayName }: { deskKind: DeskKind | null; gatewayName: string | null }): string => {
    if (deskKind !== null) return t(`payments:kinds.${deskKind}`);
    return gatewayName === null ? "" : t("payments:online", { gateway: gatewayName });
  };
}
