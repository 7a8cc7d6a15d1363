import {
  checkPrescribed,
  drugProducts,
  levelOf,
  type CheckedMedicine,
  type ToldMedicine,
} from "~/features/phr/public.server";
import { foldText } from "~/kernel/text/fold-text";
import type { RequestContext } from "~/platform/context.server";
import { linesOf, linesWithoutRecord, recordsOfOthers } from "../../data/prescriptions/prescriptions-read.server";
import { dailyDoseInMg, moreThanMost } from "../../domain/prescriptions/daily-dose";
import type { PrescriptionLine } from "../../domain/prescriptions/line";
import { proposedStrengths } from "../../domain/prescriptions/proposals";
import { unusualStrength } from "../../domain/prescriptions/usual-strength";
import {
  answeredWarnings,
  doseLevel,
  type AnsweredWarning,
  type LineWarning,
  type UncheckedDose,
} from "../../domain/prescriptions/warnings";
import type { Prescription } from "../../domain/prescriptions/prescription";
import type { ReachedPrescription } from "./reach-prescription.server";

type Line = Pick<PrescriptionLine, "id" | "name" | "medicine" | "recordId">;

/** What the checks say of the lines of a prescription, and how far they go. */
export interface CheckedLines {
  /** Of each line the warnings, with the reason why it is prescribed all the same; empty where nobody gave any. */
  warnings: ReadonlyMap<string, readonly AnsweredWarning[]>;
  /** The names of the lines that were not recognized, and therefore not checked fully. */
  unknownLines: readonly string[];
  /** Of each line whose daily dose was not compared with a usual maximum, why: there is none, or it cannot be known. */
  uncheckedDoses: ReadonlyMap<string, UncheckedDose>;
  /** Current medicines and allergies of the record that were not compared. */
  notCompared: readonly string[];
  knowledge: { medicines: number; interactions: number };
  allergies: "some" | "none" | "notAsked";
  /** What the record says that the patient is allergic to, and what they take now. */
  known: { allergies: readonly string[]; medications: readonly string[] };
}

const OVER = "DOSE";
const UNUSUAL = "STRENGTH";
const CONTRADICTS = "AT_MOST";

const told = ({ name, medicine: { strength, strengthUnit, form } }: Line) => ({ name, strength, strengthUnit, form });

const warn = (check: string, about: string): LineWarning => ({ check, level: levelOf("moderate"), about });

/** A dose a day above the usual daily maximum, both in mg; nothing where one is not known. */
function overdose(dose: number | null, most: number | null): LineWarning[] {
  if (dose === null || most === null) return [];
  const level = doseLevel(dose, most);
  return level === null ? [] : [{ check: OVER, level, about: `${dose} / ${most} mg` }];
}

/** Directions that say more for a day than the most that they allow. */
function contradiction(medicine: Line["medicine"]): LineWarning[] {
  const more = moreThanMost(medicine);
  return more === null ? [] : [warn(CONTRADICTS, `${more.scheduled} / ${more.most}`)];
}

/** A strength that the medicine does not usually come in. */
function strengthWarning({ name, medicine }: Pick<Line, "name" | "medicine">): LineWarning[] {
  const found = unusualStrength(medicine, proposedStrengths(drugProducts(name)));
  return found === null ? [] : [warn(UNUSUAL, [name, found.strength, found.usual.join(", ")].join(" | "))];
}

function uncheckedDose(checked: CheckedMedicine | undefined, { medicine }: Line): UncheckedDose | null {
  if (checked?.dailyMaximumMg == null) return "noMaximum";
  return dailyDoseInMg(medicine) === null ? "noAmount" : null;
}

/** Alike in every language: a reason is kept with what it was about. The same about the same is said once. */
function warningsOf(checked: CheckedMedicine, line: Line): LineWarning[] {
  const { medicine } = line;
  const { dailyMaximumMg: most, findings, sameClass, cautions } = checked;
  const all = [
    ...findings.map(({ kind, reason, level, against, isPrescribed }): LineWarning => ({
      check: kind === "DUPLICATE" && isPrescribed ? "DUPLICATE.alsoSubstance" : `${kind}.${reason}`,
      ...{ level, about: against.join(", ") },
    })),
    ...sameClass.map(({ name, isPrescribed }) =>
      warn(isPrescribed ? "DUPLICATE.alsoClass" : "DUPLICATE.sameClass", name),
    ),
    ...cautions.map((caution) => warn(`PERSON.${caution.reason}`, "years" in caution ? String(caution.years) : "")),
    ...overdose(dailyDoseInMg(medicine), most),
    ...contradiction(medicine),
    ...strengthWarning(line),
  ];
  return [...new Map(all.map((each) => [`${each.check} ${each.about}`, each])).values()];
}

/** Of the lines of an earlier prescription those that some lines renew: they say the same medicine. */
const renewedLines = <Of extends Line>(earlier: readonly Of[], lines: readonly Line[]): Of[] =>
  earlier.filter(({ name }) => lines.some((line) => foldText(line.name) === foldText(name)));

/** What the earlier prescription says of the medicine that a line renews. */
export async function renewedBy(
  { db }: RequestContext,
  { renewsId }: Pick<Prescription, "renewsId">,
  lines: readonly Line[],
): Promise<(line: Line) => ToldMedicine[]> {
  const earlier = renewsId === null ? [] : await linesOf(db, [renewsId]);
  return (line) =>
    renewedLines(
      earlier,
      lines.filter(({ id }) => id === line.id),
    ).map(told);
}

/** The lines of an earlier prescription in whose place others stand. */
interface Followed {
  lines: readonly Line[];
  /** Of which the record may have a medication that is not theirs by name, and that goes on with the new ones. */
  goOn: readonly Line[];
}

/**
 * The lines of an earlier prescription in whose place these stand: all of one that ends with it, and of one that it renews
 * those of the same medicines. They are taken no more beside the new ones.
 */
async function followedLines(
  { db }: RequestContext,
  prescription: Pick<Prescription, "id" | "patientId" | "replacesId" | "renewsId">,
  lines: readonly Line[],
): Promise<Followed> {
  const { replacesId, renewsId } = prescription;
  const earlierId = replacesId ?? renewsId;
  if (earlierId === null) return { lines: [], goOn: [] };
  const earlier = await linesOf(db, [earlierId]);
  if (replacesId === null) {
    const renewed = renewedLines(earlier, lines);
    return { lines: renewed, goOn: renewed };
  }
  const recordIds = earlier.flatMap(({ recordId }) => recordId ?? []);
  const before = { ...prescription, id: replacesId };
  const others = await recordsOfOthers(db, before, recordIds);
  const ended = earlier.map((line) => ({
    ...line,
    // Another prescription goes on with it.
    recordId: line.recordId !== null && others.has(line.recordId) ? null : line.recordId,
  }));
  // A medicine that was on the list before stands there by a row of its own, and stays there when these are signed.
  return { lines: ended, goOn: earlier.filter(({ recordId }) => recordId === null) };
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
  const gone = new Set(followed.lines.map(({ id }) => id));
  const renews = followed.goOn.map(told);
  // An older prescription of what is renewed is not taken beside it either.
  const again = new Set(prescription.renewsId === null ? [] : renews.map(({ name }) => foldText(name)));
  const others = prescribed.filter(({ id, name }) => !own.has(id) && !gone.has(id) && !again.has(foldText(name)));
  const asked = lines.map(({ id, name, recordId }) => ({ id, name, recordId }));
  const taken = others.map(({ id, name }) => ({ id, name, recordId: null }));
  const endedWith = followed.lines.flatMap(({ recordId }) => recordId ?? []);
  const checked = await checkPrescribed(context, reached, [...asked, ...taken], { endedWith, renews });
  const of = ({ id }: Line) => checked.medicines.get(id);
  return {
    warnings: new Map(
      lines.map((line) => {
        const found = of(line);
        return [line.id, answeredWarnings(found ? warningsOf(found, line) : [], line.medicine)];
      }),
    ),
    unknownLines: lines.filter((line) => of(line)?.recognized === false).map(({ name }) => name),
    uncheckedDoses: new Map(
      lines.flatMap((line): [string, UncheckedDose][] => {
        const why = uncheckedDose(of(line), line);
        return why === null ? [] : [[line.id, why]];
      }),
    ),
    notCompared: checked.unrecognized,
    knowledge: checked.knowledge,
    allergies: checked.allergies,
    known: checked.known,
  };
}
