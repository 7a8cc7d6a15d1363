import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { classNames } from "~/ui/base/class-names";
import { Dotted } from "~/ui/base/dotted";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { FoldedCard } from "~/ui/view/folded-card";
import type { DeclinedMedicine } from "../../domain/pharmacy/desk-view";
import type { Refusal } from "../../domain/pharmacy/refusal";
import type { PrescriptionState } from "../../domain/prescriptions/prescription-states";
import type { RenewalState } from "../../domain/prescriptions/renewal";
import { isOverIn } from "../../domain/prescriptions/validity";
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
  actions?: ((row: PrescriptionRow) => ReactNode) | undefined;
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

/** What a prescription is called in a list: its medicines, where its reader is shown them. */
function useTitle() {
  const { t, format } = useT();
  return ({ details }: Pick<PrescriptionRow, "details">): string =>
    details ? format.list([...details.medicines]) || t("prescriptions:noLines") : t("prescriptions:notShown");
}

type RowProps = Omit<PrescriptionRowsProps, "rows"> & { row: PrescriptionRow };

/** One prescription: what, how it is taken, when, by whom, and in which state. */
function Row({ row, timeZone, asPatient = false, actions }: RowProps) {
  const { t, format } = useT();
  const titleOf = useTitle();
  const { id, state, details, number, at, prescriberName, patientName, refusal } = row;
  const href = state === "DRAFT" ? paths.prescriptionEdit(id) : paths.prescriptionView(id);
  return (
    <li className="flex flex-col gap-2 px-5 py-4 tablet:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <TextLink href={href} className="font-semibold">
          {titleOf(row)}
        </TextLink>
        <PrescriptionStateBadge state={state} refusal={refusal} asPatient={asPatient} />
      </div>
      {asPatient && refusal && (
        <PatientRefusal
          {...{ refusal, timeZone, declined: row.declined, prescriberId: row.prescriberId }}
          count={details?.medicines.length ?? 0}
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
}

/** One that has ended, for its patient: what it was and since when, and what can still be done about it. */
function EndedRow({ row, timeZone, actions }: RowProps) {
  const { format } = useT();
  const titleOf = useTitle();
  const { id, state, at } = row;
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="min-w-0">
          <TextLink href={paths.prescriptionView(id)} className="font-semibold">
            {titleOf(row)}
          </TextLink>{" "}
          <span className="text-sm whitespace-nowrap text-muted">{format.date(at, timeZone)}</span>
        </span>
        <PrescriptionStateBadge state={state} asPatient />
      </div>
      <RenewalLine renewal={row.renewal} asPatient />
      <div className="flex flex-wrap gap-3 empty:hidden">{actions?.(row)}</div>
    </li>
  );
}

/** Whether a patient has nothing to do with it any more: it has ended, and no warning stands. */
const isPast = ({ state, refusal }: PrescriptionRow): boolean => isOverIn(state) && refusal === null;

/** Prescriptions in a list. A patient's that have ended are folded below those that hold. */
export function PrescriptionRows({ rows, timeZone, asPatient = false, actions }: PrescriptionRowsProps) {
  const { t } = useT();
  const ended = asPatient ? rows.filter(isPast) : [];
  const current = rows.filter((row) => !ended.includes(row));
  return (
    <>
      {current.length > 0 && (
        <Card padding="flush" {...(asPatient && { title: t("prescriptions:groups.current") })}>
          <ul className="divide-y divide-line">
            {current.map((row) => (
              <Row key={row.id} {...{ row, timeZone, asPatient, actions }} />
            ))}
          </ul>
        </Card>
      )}
      {ended.length > 0 && (
        <FoldedCard title={t("prescriptions:groups.ended")} gist={ended.length} open={current.length === 0}>
          <ul className="-my-3 divide-y divide-line">
            {ended.map((row) => (
              <EndedRow key={row.id} {...{ row, timeZone, actions }} />
            ))}
          </ul>
        </FoldedCard>
      )}
    </>
  );
}
