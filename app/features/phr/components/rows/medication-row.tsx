import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import { StatusBadge } from "~/ui/view/status-badge";
import { namedSubstances } from "../../domain/checks/named-substances";
import { dueOf, type Due } from "../../domain/medications/what-is-due";
import type { HealthRecord } from "../../domain/records/record-kinds";
import { howTaken, strengthAndForm, type TakenMedicine } from "./how-taken";
import type { RowProps } from "./row-props";

type Medicine = TakenMedicine &
  Record<"start" | "end" | "taking" | "reason" | "prescriber" | "reasonStopped" | "instructions", string>;

/** A medicine as somebody takes it: what it is, how it is taken in plain words, since when, and what is due. */
export function MedicationRow({ record, today = "" }: RowProps) {
  const speech = useT();
  const { t } = speech;
  const medicine = record.values as unknown as Medicine;
  const { reason, prescriber, reasonStopped, instructions, taking } = medicine;
  const isTaken = record.state === "ACTIVE";
  const due = today === "" ? null : dueOf({ ...medicine, state: record.state }, today);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="text-lg font-semibold">{record.name}</bdi>
        {strengthAndForm(medicine, speech).map((fact) => (
          <bdi key={fact} className="text-muted">
            {fact}
          </bdi>
        ))}
        {!isTaken && (
          <StatusBadge colour={record.state === "ON_HOLD" ? "light-blue" : "light-grey"}>
            {t(`medications:state.${record.state}` as PlainKey)}
          </StatusBadge>
        )}
        {isTaken && taking === "NO" && <StatusBadge colour="orange">{t("medications:notTaken")}</StatusBadge>}
        {due && <DueBadge due={due} today={today} />}
      </p>
      <p className="font-medium">{howTaken(medicine, speech) || t("medications:howNotSaid")}</p>
      {instructions !== "" && <p className="max-w-prose whitespace-pre-line">{instructions}</p>}
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
        <TakenSince medicine={medicine} isTaken={isTaken} />
        {reason !== "" && <span>{t("medications:reasonIs", { reason })}</span>}
        {prescriber !== "" && <span>{t("medications:prescribedBy", { name: prescriber })}</span>}
        {record.state === "STOPPED" && reasonStopped !== "" && (
          <span>{t("medications:stoppedBecause", { reason: reasonStopped })}</span>
        )}
      </p>
      {isTaken && !isKnown(record) && <p className="text-sm text-muted">{t("medications:notChecked")}</p>}
    </>
  );
}

/** Whether the checks know it: that nothing was found means something only then. */
function isKnown({ name }: HealthRecord): boolean {
  const { substances, classes } = namedSubstances(name);
  return substances.length > 0 || classes.length > 0;
}

function TakenSince({ medicine: { start, end }, isTaken }: { medicine: Medicine; isTaken: boolean }) {
  const { t, format } = useT();
  const [from, to] = [format.partialDate(start), format.partialDate(end)];
  if (!isTaken && from && to) return <span>{t("medications:fromTo", { start: from, end: to })}</span>;
  return (
    <>
      {from && <span>{t("medications:since", { date: from })}</span>}
      {!isTaken && to && <span>{t("medications:due.ends", { date: to })}</span>}
    </>
  );
}

function DueBadge({ due: { what, date }, today }: { due: Due; today: string }) {
  const { t, format } = useT();
  if (what === "nextDose" && date === today)
    return <StatusBadge colour="orange">{t("medications:due.today")}</StatusBadge>;
  return (
    <StatusBadge colour={what === "ended" ? "orange" : "light-blue"}>
      {t(`medications:due.${what}`, { date: format.partialDate(date) })}
    </StatusBadge>
  );
}
