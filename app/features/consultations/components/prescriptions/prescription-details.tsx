import { useT } from "~/i18n/use-t";
import { Card } from "~/ui/view/card";
import { SummaryList } from "~/ui/view/summary-list";
import { shownCode, shownNumber } from "../../domain/prescriptions/verification-code";
import { LineText, type ShownLine } from "./line-text";

interface PrescriptionDetailsProps {
  details: {
    number: number | null;
    verificationCode: string | null;
    diagnosis: string;
    validUntil: string;
    noteToPatient: string;
    noteToPharmacist: string;
    stateReason: string;
    pharmacy: string | null;
    lines: readonly (ShownLine & { id: string; refillsLeft: number })[];
  };
}

/** What is prescribed, and what else the paper says. */
export function PrescriptionDetails({ details }: PrescriptionDetailsProps) {
  const { t, format } = useT();
  const { number, verificationCode, validUntil, lines } = details;
  const rows = [
    { term: t("prescriptions:sheet.number"), value: number === null ? "" : shownNumber(number) },
    { term: t("prescriptions:fields.validUntil"), value: format.plainDate(validUntil) },
    { term: t("prescriptions:fields.diagnosis"), value: details.diagnosis },
    { term: t("prescriptions:fields.pharmacy"), value: details.pharmacy ?? t("prescriptions:anyPharmacy") },
    { term: t("prescriptions:fields.noteToPatient"), value: details.noteToPatient },
    { term: t("prescriptions:fields.noteToPharmacist"), value: details.noteToPharmacist },
    { term: t("prescriptions:reason"), value: details.stateReason },
    { term: t("prescriptions:check.code"), value: verificationCode === null ? "" : shownCode(verificationCode) },
  ];
  return (
    <>
      <Card padding="flush" title={t("prescriptions:sheet.medicines")}>
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <li key={line.id} className="px-5 py-4 tablet:px-6">
              <LineText line={line} />
              {line.medicine.refills > 0 && (
                <p className="text-sm text-muted">
                  {t("prescriptions:line.refillsLeft", { number: line.refillsLeft })}
                </p>
              )}
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <SummaryList rows={rows.filter(({ value }) => value !== "")} />
      </Card>
    </>
  );
}
