import { usePatientT } from "~/i18n/use-t";
import type { OwedThing } from "../../domain/payments/account-standing";

/** What something that is owed is called, and when it was. */
export function useOwedName() {
  const { t, format } = usePatientT();
  return ({ of, at, timeZone, what }: OwedThing, zone: string): string =>
    of === "balance"
      ? t("payments:standing.balance")
      : format.parts([
          at === null ? "" : format.date(at, timeZone ?? zone, "medium"),
          what || t("charges:appointment"),
        ]);
}
