import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import { StatusBadge } from "~/ui/view/status-badge";
import { consideredIn } from "../../domain/checks/considered";
import { namedSubstances } from "../../domain/checks/named-substances";
import { refusedOn, wasNeverDispensed } from "../../domain/medications/pharmacy-marks";
import { dueOf, type Due } from "../../domain/medications/what-is-due";
import type { HealthRecord } from "../../domain/records/record-kinds";
import { ConsideredMarks } from "../checks/considered";
import { howTaken, strengthAndForm, type TakenMedicine } from "~/i18n/how-taken";
import type { RowProps } from "./row-props";

type Medicine = TakenMedicine &
  Record<"start" | "end" | "taking" | "reason" | "prescriber" | "reasonStopped" | "instructions", string>;

/** The values of a medicine of which only the name is known. */
const NOTHING_SAID: Medicine = {
  ...{ form: "", strength: "", strengthUnit: "", method: "", dose: null, doseUnit: "", frequency: "", whenTaken: "" },
  ...{ asNeeded: false, neededFor: "", maxPerDay: null, start: "", end: "", taking: "", reason: "", prescriber: "" },
  ...{ reasonStopped: "", instructions: "" },
};

/** A medicine: its name, how it is taken in plain words, since when, and what is due. */
export function MedicationRow({ record, today = "", asPatient = false }: RowProps) {
  const speech = useT();
  const { t, format } = speech;
  const [refused, unused] = [refusedOn(record.values), wasNeverDispensed(record.values)];
  // Directions of what must not be taken would be followed.
  const isUntold = asPatient && refused !== null;
  const medicine: Medicine = Object.assign({ ...NOTHING_SAID }, record.values);
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
        {!isTaken && refused === null && (
          <StatusBadge colour={record.state === "ON_HOLD" ? "light-blue" : "light-grey"}>
            {unused ? t("medications:neverDispensed") : t(`medications:state.${record.state}` as PlainKey)}
          </StatusBadge>
        )}
        {isTaken && taking === "NO" && <StatusBadge colour="orange">{t("medications:notTaken")}</StatusBadge>}
        {due && <DueBadge due={due} today={today} />}
        <ConsideredMarks considered={consideredIn(record.values)} />
      </p>
      {refused !== null && (
        <p className="font-semibold text-danger-text">
          {asPatient ? t("medications:refusedTold") : t("medications:refusedOn", { date: format.plainDate(refused) })}
        </p>
      )}
      {!isUntold && <p className="font-medium">{howTaken(medicine, speech) || t("medications:howNotSaid")}</p>}
      {!isUntold && instructions !== "" && (
        <p className="max-w-prose whitespace-pre-line" dir="auto">
          {instructions}
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted empty:hidden">
        {!unused && !isUntold && <TakenSince medicine={medicine} isTaken={isTaken} />}
        {reason !== "" && <bdi>{t("medications:reasonIs", { reason })}</bdi>}
        {(!asPatient || record.verification !== "CONFIRMED") && prescriber !== "" && (
          <bdi>{t("medications:prescribedBy", { name: prescriber })}</bdi>
        )}
        {record.state === "STOPPED" && reasonStopped !== "" && (
          <bdi>{t("medications:stoppedBecause", { reason: reasonStopped })}</bdi>
        )}
      </p>
      {isTaken && !isKnown(record) && <p className="text-sm text-muted">{t("medications:notChecked")}</p>}
    </>
  );
}

/** Whether the checks know the medicine. If not, no warning does not mean that it is safe. */
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
