import { checkPrescribed, type CheckedMedicine } from "~/features/phr/public.server";
import type { RequestContext } from "~/platform/context.server";
import { linesOf, linesWithoutRecord, recordsOfOthers } from "../../data/prescriptions/prescriptions-read.server";
import { dailyDoseInMg } from "../../domain/prescriptions/daily-dose";
import type { PrescriptionLine } from "../../domain/prescriptions/line";
import { answeredWarnings, type LineWarning } from "../../domain/prescriptions/warnings";
import type { Prescription } from "../../domain/prescriptions/prescription";
import type { ReachedPrescription } from "./reach-prescription.server";

type Line = Pick<PrescriptionLine, "id" | "name" | "medicine" | "recordId">;

/** What the checks say of the lines of a prescription, and how far they go. */
export interface CheckedLines {
  /** Of each line the warnings, with the reason why it is prescribed all the same; empty where nobody gave any. */
  warnings: ReadonlyMap<string, readonly (LineWarning & { reason: string })[]>;
  /** The names of the lines that were not recognized, and therefore not checked fully. */
  unknownLines: readonly string[];
  /** Current medicines and allergies of the record that were not compared. */
  notCompared: readonly string[];
  knowledge: { medicines: number; interactions: number };
  allergies: "some" | "none" | "notAsked";
  /** What the record says that the patient is allergic to, and what they take now. */
  known: { allergies: readonly string[]; medications: readonly string[] };
}

const OVER = "DOSE";

const warn = (check: string, about: string): LineWarning => ({ check, level: "warn", about });

/** Alike in every language: a reason is kept with what it was about. The same about the same is said once. */
function warningsOf(checked: CheckedMedicine, { medicine }: Line): LineWarning[] {
  const { dailyMaximumMg: most, findings, sameClass, cautions } = checked;
  const dose = dailyDoseInMg(medicine);
  const all = [
    ...findings.map(({ kind, reason, level, against }): LineWarning => ({
      ...{ check: `${kind}.${reason}`, level, about: against.join(", ") },
    })),
    ...sameClass.map((name) => warn("DUPLICATE.sameClass", name)),
    ...cautions.map((caution) => warn(`PERSON.${caution.reason}`, "years" in caution ? String(caution.years) : "")),
    ...(most === null || dose === null || dose <= most ? [] : [warn(OVER, `${dose} / ${most} mg`)]),
  ];
  return [...new Map(all.map((each) => [`${each.check} ${each.about}`, each])).values()];
}

/**
 * The lines of an earlier prescription in whose place these stand: all of one that ends with it, and of one that it renews
 * those of the same medicines. They are taken no more beside the new ones.
 */
async function followedLines(
  { db }: RequestContext,
  prescription: Pick<Prescription, "id" | "patientId" | "replacesId" | "renewsId">,
  lines: readonly Line[],
): Promise<{ id: string; recordId: string | null }[]> {
  const { replacesId, renewsId } = prescription;
  const earlierId = replacesId ?? renewsId;
  if (earlierId === null) return [];
  const earlier = await linesOf(db, [earlierId]);
  if (replacesId === null) return earlier.filter(({ name }) => lines.some((line) => line.name === name));
  const recordIds = earlier.flatMap(({ recordId }) => recordId ?? []);
  const before = { ...prescription, id: replacesId };
  const others = await recordsOfOthers(db, before, recordIds);
  return earlier.map((line) => ({
    ...line,
    // Another prescription goes on with it.
    recordId: line.recordId !== null && others.has(line.recordId) ? null : line.recordId,
  }));
}

/**
 * Checks every line against the patient's record, the other lines, and the usual daily maximum where one is known.
 */
export async function checkedLines(
  context: RequestContext,
  { reached, prescription }: Pick<ReachedPrescription, "reached" | "prescription">,
  lines: readonly Line[],
): Promise<CheckedLines> {
  const own = new Set(lines.map(({ id }) => id));
  const [prescribed, followed] = await Promise.all([
    linesWithoutRecord(context.db, reached.patient.id),
    followedLines(context, prescription, lines),
  ]);
  const gone = new Set(followed.map(({ id }) => id));
  const others = prescribed.filter(({ id }) => !own.has(id) && !gone.has(id));
  const asked = lines.map(({ id, name, recordId }) => ({ id, name, recordId }));
  const taken = others.map(({ id, name }) => ({ id, name, recordId: null }));
  const endedWith = followed.flatMap(({ recordId }) => recordId ?? []);
  const checked = await checkPrescribed(context, reached, [...asked, ...taken], endedWith);
  const of = ({ id }: Line) => checked.medicines.get(id);
  return {
    warnings: new Map(
      lines.map((line) => {
        const found = of(line);
        return [line.id, answeredWarnings(found ? warningsOf(found, line) : [], line.medicine.overruled)];
      }),
    ),
    unknownLines: lines.filter((line) => of(line)?.recognized === false).map(({ name }) => name),
    notCompared: checked.unrecognized,
    knowledge: checked.knowledge,
    allergies: checked.allergies,
    known: checked.known,
  };
}
