import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { classNames } from "~/ui/base/class-names";
import { Dotted } from "~/ui/base/dotted";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import type { DeclinedMedicine } from "../../domain/pharmacy/desk-view";
import type { Refusal } from "../../domain/pharmacy/refusal";
import type { PrescriptionState } from "../../domain/prescriptions/prescription-states";
import type { RenewalState } from "../../domain/prescriptions/renewal";
import { shownNumber } from "../../domain/prescriptions/verification-code";
import { PatientRefusal } from "./patient-refusal";
import { PrescriptionStateBadge } from "./state-badge";

export interface PrescriptionRow {
  id: string;
  patientId: string;
  prescriberId: string;
  patientName?: string;
  state: PrescriptionState;
  number: number | null;
  at: number;
  prescriberName: string;
  details: { validUntil: string; medicines: readonly string[]; directions: readonly string[] } | null;
  renewal: { state: RenewalState; answer: string } | null;
  canAskRenewal: boolean;
  declined: readonly DeclinedMedicine[];
  refusal: Refusal | null;
}

interface PrescriptionRowsProps {
  rows: readonly PrescriptionRow[];
  timeZone: string;
  /** The patient reads them, or somebody for them. */
  asPatient?: boolean;
  /** What can be done with one. */
  actions?: (row: PrescriptionRow) => ReactNode;
}

interface RenewalLineProps {
  renewal: { state: RenewalState; answer: string } | null;
  asPatient?: boolean;
}

/** What became of a wish for a renewal, in a line. */
export function RenewalLine({ renewal, asPatient = false }: RenewalLineProps) {
  const { t } = useT();
  if (!renewal) return null;
  const { state, answer: reason } = renewal;
  const plain = t(`prescriptions:renewal.state.${state}`);
  if (reason === "") return <p>{plain}</p>;
  const isTold = asPatient && (state === "DENIED" || state === "APPOINTMENT_NEEDED");
  return (
    <p className="whitespace-pre-line">
      {isTold
        ? t(`prescriptions:renewal.told.${state}`, { reason })
        : t("prescriptions:renewal.answeredWith", { state: plain, reason })}
    </p>
  );
}

/** What the pharmacy did not hand out: to staff which medicine and why. */
export function Declined({ row: { declined } }: { row: Pick<PrescriptionRow, "declined"> }) {
  const { t } = useT();
  return declined.map(({ name, declineReason }) => (
    <p
      key={name}
      className={classNames("font-medium", declineReason === "NOT_SAFE" ? "text-danger-text" : "text-warn-text")}
    >
      {t("prescriptions:notDispensedOf", {
        name,
        reason: t(`pharmacy:one.declineReasons.${declineReason ?? "OTHER"}`),
      })}
    </p>
  ));
}

/** How each medicine is taken; by name where there are several. */
function HowTaken({ details: { medicines, directions } }: { details: NonNullable<PrescriptionRow["details"]> }) {
  return (
    <ul className="flex flex-col gap-2">
      {medicines.map((name, at) => (
        <li key={name}>
          {medicines.length > 1 && <bdi className="font-semibold">{name}</bdi>}
          <p dir="auto" className="text-lg">
            {directions[at]}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Prescriptions in a list: what, when, by whom, and in which state. */
export function PrescriptionRows({ rows, timeZone, asPatient = false, actions }: PrescriptionRowsProps) {
  const { t, format } = useT();
  return (
    <Card padding="flush">
      <ul className="divide-y divide-line">
        {rows.map((row) => {
          const { id, state, details, number, at, prescriberName, patientName, refusal } = row;
          const medicines = details?.medicines ?? [];
          // To a patient each is named below, with how it is taken.
          const isCounted = asPatient && medicines.length > 1;
          const named = isCounted
            ? t("prescriptions:medicineCount", { count: medicines.length })
            : format.list([...medicines]);
          const title = details ? named : t("prescriptions:notShown");
          const href = state === "DRAFT" ? paths.prescriptionEdit(id) : paths.prescriptionView(id);
          return (
            <li key={id} className="flex flex-col gap-2 px-5 py-4 tablet:px-6">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <TextLink href={href} className="font-semibold">
                  {title || t("prescriptions:noLines")}
                </TextLink>
                <PrescriptionStateBadge state={state} refusal={refusal} asPatient={asPatient} />
              </div>
              {asPatient && refusal && (
                <PatientRefusal
                  {...{ refusal, timeZone, declined: row.declined, prescriberId: row.prescriberId }}
                  count={medicines.length}
                />
              )}
              {asPatient && details && <HowTaken details={details} />}
              <p className="text-muted">
                {/* Patients know their doctor and no numbers. */}
                <Dotted
                  parts={[
                    patientName,
                    asPatient && prescriberName,
                    format.date(at, timeZone),
                    !asPatient && prescriberName,
                    !asPatient && number !== null && t("prescriptions:numbered", { number: shownNumber(number) }),
                    details && t("prescriptions:validUntil", { date: format.plainDate(details.validUntil) }),
                  ]}
                />
              </p>
              {!asPatient && <Declined row={row} />}
              <RenewalLine renewal={row.renewal} asPatient={asPatient} />
              <div className="flex flex-wrap gap-3 empty:hidden">{actions?.(row)}</div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
