import { useT } from "~/i18n/use-t";
import { Banner } from "~/ui/view/banner";
import type { DeclinedMedicine } from "../../domain/pharmacy/desk-view";
import type { Refusal } from "../../domain/pharmacy/refusal";

interface StaffRefusalProps {
  refusal: Refusal;
  declined: readonly DeclinedMedicine[];
  timeZone: string;
  /** Its time is over: there is nothing to cancel. */
  isOver: boolean;
}

/** To whoever prescribed it: which medicines were not handed out, by whom and when, and what to do now. */
export function StaffRefusal({ refusal, declined, timeZone, isOver }: StaffRefusalProps) {
  const { t, format } = useT();
  const { kind } = refusal;
  return (
    <Banner tone={kind === "unsafe" ? "error" : "warn"} title={t(`prescriptions:refusedTitle.${kind}`)}>
      {declined.map(({ name, declineReason, pharmacy, at }) => (
        <p key={name}>
          {format.parts([
            t("prescriptions:notDispensedOf", {
              name,
              reason: t(`pharmacy:one.declineReasons.${declineReason ?? "OTHER"}`),
            }),
            pharmacy,
            format.date(at, timeZone),
          ])}
        </p>
      ))}
      {kind !== "other" && !isOver && <p>{t("prescriptions:refusedNext")}</p>}
    </Banner>
  );
}
