import type { ReactNode } from "react";
import { amountOfMedicine } from "~/i18n/amount-of-medicine";
import { useT } from "~/i18n/use-t";
import { WarningLevelBadge } from "~/screens/warning-level";
import { classNames } from "~/ui/base/class-names";
import { Card } from "~/ui/view/card";
import { SummaryList } from "~/ui/view/summary-list";
import type { DeclineReason } from "../../domain/pharmacy/dispense";
import { shownCode, shownNumber } from "../../domain/prescriptions/verification-code";
import { warningText } from "./warning-text";
import { LineText, type ShownLine } from "./line-text";

interface PrescriptionDetailsProps {
  details: {
    number: number | null;
    verificationCode: string | null;
    diagnosis: string;
    validUntil: string;
    noteToPatient: string;
    noteToPharmacist: string;
    /** Why it ended: for staff, and for the patient. */
    stateReason: string;
    told: string;
    pharmacy: string | null;
    lines: readonly (ShownLine & {
      id: string;
      /** Null where nothing may be handed out any more. */
      refillsLeft: number | null;
      dispensed: number;
      declined: ShownDecline | null;
    })[];
  };
  timeZone: string;
  /** A patient is told what they can do; staff, what the pharmacy wrote. */
  asPatient: boolean;
  /** After the medicines. */
  children?: ReactNode;
}

interface ShownDecline {
  declineReason: DeclineReason | null;
  reason: string;
  /** Null where the practice itself hands out. */
  pharmacy: string | null;
  at: number;
}

/** That a medicine was not handed out: to staff why, to the patient also what to do now. */
function Declined({ declined, timeZone, asPatient }: { declined: ShownDecline; timeZone: string; asPatient: boolean }) {
  const { t, format } = useT();
  const { declineReason, reason, at } = declined;
  const date = format.date(at, timeZone);
  const ink = declineReason === "NOT_SAFE" ? "text-danger-text" : "text-warn-text";
  if (!asPatient)
    return (
      <p className={classNames("text-base font-medium", ink)}>
        {t("prescriptions:line.declined", {
          date,
          reason: format.parts([declineReason && t(`pharmacy:one.declineReasons.${declineReason}`), reason]),
        })}
      </p>
    );
  const why = declineReason ?? "OTHER";
  const pharmacy = declined.pharmacy ?? t("prescriptions:thePharmacy");
  return (
    <>
      <p className={classNames("text-base font-medium", ink)}>
        {t(`prescriptions:line.toldDeclined.${why}`, { pharmacy, date })}
      </p>
      <p className="text-base text-ink">{t(`prescriptions:line.afterDeclined.${why}`)}</p>
    </>
  );
}

/** What the pharmacy did with a medicine, and despite which warnings it was prescribed. */
function LineFate({
  line,
  timeZone,
  asPatient,
}: Pick<PrescriptionDetailsProps, "timeZone" | "asPatient"> & {
  line: PrescriptionDetailsProps["details"]["lines"][number];
}) {
  const speech = useT();
  const { t } = speech;
  const { medicine, quantity, dispensed, refillsLeft, declined } = line;
  const unit = { quantity, unit: medicine.quantityUnit };
  return (
    <div className="mt-1 flex flex-col gap-1 text-sm text-muted empty:hidden">
      {medicine.refills > 0 && refillsLeft !== null && (
        <p>{t("prescriptions:line.refillsLeft", { number: refillsLeft })}</p>
      )}
      {dispensed > 0 && (
        <p>{t("prescriptions:line.handedOut", { amount: amountOfMedicine(dispensed, unit, speech) })}</p>
      )}
      {declined && <Declined {...{ declined, timeZone, asPatient }} />}
      {medicine.overruled.map((warning) => (
        <p
          key={`${warning.check} ${warning.about}`}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base text-ink"
        >
          {warning.level && <WarningLevelBadge level={warning.level} />}
          <span>{warningText(warning, speech)}</span>
          <span className="basis-full">{t("prescriptions:warnings.overruled", { reason: warning.reason })}</span>
        </p>
      ))}
    </div>
  );
}

/** What is prescribed, and what else the paper says; a patient has the code apart, to show it at the pharmacy. */
export function PrescriptionDetails({ details, timeZone, asPatient, children }: PrescriptionDetailsProps) {
  const { t, format } = useT();
  const { number, verificationCode, validUntil, lines } = details;
  const code = asPatient || verificationCode === null ? "" : shownCode(verificationCode);
  const rows = [
    { term: t("prescriptions:sheet.number"), value: number === null ? "" : shownNumber(number) },
    { term: t("prescriptions:fields.validUntil"), value: format.plainDate(validUntil) },
    { term: t("prescriptions:fields.diagnosis"), value: details.diagnosis },
    { term: t("prescriptions:fields.pharmacy"), value: details.pharmacy ?? t("prescriptions:anyPharmacy") },
    { term: t("prescriptions:fields.noteToPatient"), value: details.noteToPatient },
    { term: t("prescriptions:fields.noteToPharmacist"), value: details.noteToPharmacist },
    { term: t("prescriptions:end.reason"), value: details.stateReason },
    { term: t(asPatient ? "prescriptions:end.writes" : "prescriptions:end.told"), value: details.told },
    { term: t("prescriptions:check.code"), value: code },
  ];
  return (
    <>
      <Card padding="flush" title={t("prescriptions:sheet.medicines")}>
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <li key={line.id} className="px-5 py-4 tablet:px-6">
              <LineText line={line} large={asPatient} />
              <LineFate {...{ line, timeZone, asPatient }} />
            </li>
          ))}
        </ul>
      </Card>
      {children}
      <Card>
        <SummaryList rows={rows.filter(({ value }) => value !== "")} layout={asPatient ? "list" : "grid"} />
      </Card>
    </>
  );
}
