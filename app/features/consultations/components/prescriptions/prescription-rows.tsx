import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import type { PrescriptionState } from "../../domain/prescriptions/prescription-states";
import type { RenewalState } from "../../domain/prescriptions/renewal";
import { shownNumber } from "../../domain/prescriptions/verification-code";
import { PrescriptionStateBadge } from "./state-badge";

export interface PrescriptionRow {
  id: string;
  patientId: string;
  patientName?: string;
  state: PrescriptionState;
  number: number | null;
  at: number;
  prescriberName: string;
  details: { validUntil: string; medicines: readonly string[] } | null;
  renewal: { state: RenewalState; answer: string } | null;
  canAskRenewal: boolean;
  isDeclined: boolean;
}

interface PrescriptionRowsProps {
  rows: readonly PrescriptionRow[];
  timeZone: string;
  /** All of one prescriber, who is not named. */
  isOwn?: boolean;
  /** What can be done with one. */
  actions?: (row: PrescriptionRow) => ReactNode;
}

/** What became of a wish for a renewal, in a line. */
export function RenewalLine({ renewal }: { renewal: { state: RenewalState; answer: string } | null }) {
  const { t } = useT();
  if (!renewal) return null;
  return (
    <p>
      {t(`prescriptions:renewal.state.${renewal.state}`)}
      {renewal.answer !== "" && <span className="whitespace-pre-line">: {renewal.answer}</span>}
    </p>
  );
}

/** Prescriptions in a list: what, when, by whom, and in which state. */
export function PrescriptionRows({ rows, timeZone, isOwn = false, actions }: PrescriptionRowsProps) {
  const { t, format } = useT();
  return (
    <Card padding="flush">
      <ul className="divide-y divide-line">
        {rows.map((row) => {
          const { id, state, details, number, at, prescriberName, patientName } = row;
          const title = details ? format.list([...details.medicines]) : t("prescriptions:notShown");
          const href = state === "DRAFT" ? paths.prescriptionEdit(id) : paths.prescriptionView(id);
          return (
            <li key={id} className="flex flex-col gap-2 px-5 py-4 tablet:px-6">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <TextLink href={href} className="font-semibold">
                  {title || t("prescriptions:noLines")}
                </TextLink>
                <PrescriptionStateBadge state={state} />
              </div>
              <p className="text-muted">
                {format.parts([
                  patientName,
                  format.date(at, timeZone),
                  !isOwn && prescriberName,
                  number !== null && t("prescriptions:numbered", { number: shownNumber(number) }),
                  details && t("prescriptions:validUntil", { date: format.plainDate(details.validUntil) }),
                ])}
              </p>
              {row.isDeclined && <p className="font-medium text-warn-text">{t("prescriptions:notDispensed")}</p>}
              <RenewalLine renewal={row.renewal} />
              {actions?.(row)}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
