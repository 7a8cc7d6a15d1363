import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { CallPractice } from "./call-practice";
import type { DeclinedMedicine } from "../../domain/pharmacy/desk-view";
import type { Refusal } from "../../domain/pharmacy/refusal";

interface PatientRefusalProps {
  refusal: Refusal;
  /** Only what is unsafe where the patient is not shown what is prescribed. */
  declined: readonly DeclinedMedicine[];
  /** How many medicines there are in all; 0 where the patient is not shown them. */
  count: number;
  timeZone: string;
  prescriberId: string;
  /** The practice's, to be pressed; empty where it has none. */
  phone?: string;
  /** Why stands with each medicine below. */
  saidBelow?: boolean;
}

/** What was refused, in a sentence; whether it may be taken comes first. */
function useTitle() {
  const { t, format } = useT();
  return ({ refusal, declined, count }: Pick<PatientRefusalProps, "refusal" | "declined" | "count">): string => {
    const { kind, ofAll } = refusal;
    const unsafe = declined.filter(({ declineReason }) => declineReason === "NOT_SAFE").map(({ name }) => name);
    if (kind === "unsafe")
      // Of the only one that stands there, "this" is enough; else they must know which.
      return count !== 1 && unsafe.length > 0
        ? t("prescriptions:doNotTakeOf", { name: format.list(unsafe) })
        : t("prescriptions:doNotTake");
    if (declined.length === 0) return t(ofAll ? "prescriptions:noneDispensedAsk" : "prescriptions:notDispensedAsk");
    // What somebody did not want, the pharmacy could have given them.
    if (declined.every(({ declineReason }) => declineReason === "PATIENT_REFUSED"))
      return t(ofAll ? "prescriptions:noneDispensed" : "prescriptions:notDispensed");
    return count === 1
      ? t("prescriptions:couldNotGive")
      : t("prescriptions:couldNotGiveOf", { names: format.list(declined.map(({ name }) => name)) });
  };
}

/** What a patient must know first: that something was not dispensed, whether they may take it, and why it was not. */
export function PatientRefusal(props: PatientRefusalProps) {
  const { refusal, declined, count, timeZone, prescriberId, phone = "", saidBelow = false } = props;
  const { t, format } = useT();
  const titleOf = useTitle();
  const isUnsafe = refusal.kind === "unsafe";
  const stops = declined.some(({ declineReason, wasHandedOut }) => declineReason === "NOT_SAFE" && wasHandedOut);
  const acts = (
    <span className="flex flex-wrap gap-3">
      <CallPractice phone={phone} />
      {isUnsafe && (
        <LinkButton href={paths.bookWithProvider(prescriberId)} icon="calendar" tone="secondary">
          {t("prescriptions:renewal.book")}
        </LinkButton>
      )}
    </span>
  );
  return (
    <Banner
      tone={isUnsafe ? "error" : "warn"}
      title={titleOf({ refusal, declined, count })}
      {...((isUnsafe || phone !== "") && { action: acts })}
    >
      {stops && <p className="font-medium">{t("prescriptions:stopTaking")}</p>}
      {(saidBelow ? [] : declined).map(({ name, declineReason, pharmacy, at }) => {
        const said = t(`prescriptions:line.toldDeclined.${declineReason ?? "OTHER"}`, {
          pharmacy: pharmacy ?? t("prescriptions:thePharmacy"),
          date: format.date(at, timeZone),
        });
        return <p key={name}>{count === 1 ? said : t("prescriptions:ofMedicine", { name, said })}</p>;
      })}
    </Banner>
  );
}
