import { employeeNames } from "~/features/identity/public.server";
import { localDate } from "~/features/patients/public.server";
import {
  checkPrescribed,
  drugProducts,
  isSameMedicine,
  levelOf,
  type CheckedMedicine,
  type TakenMedication,
} from "~/features/phr/public.server";
import { foldText } from "~/kernel/text/fold-text";
import type { RequestContext } from "~/platform/context.server";
import { linesWithoutRecord } from "../../data/prescriptions/prescriptions-read.server";
import { moreThanMost, takenDose } from "../../domain/prescriptions/daily-dose";
import type { PrescriptionLine } from "../../domain/prescriptions/line";
import { isMoreThanPrescribed, type DispensedBefore } from "../../domain/prescriptions/corrected-line";
import { proposedStrengths } from "../../domain/prescriptions/proposals";
import { unusualStrength } from "../../domain/prescriptions/usual-strength";
import {
  answeredWarnings,
  type AnsweredWarning,
  type LineWarning,
  type PrescribedBy,
  type UncheckedDose,
} from "../../domain/prescriptions/warnings";
import { earlierLines, toldOf, type EarlierLines } from "./earlier-lines.server";
import { refusalWarnings, refusedMedicines } from "./refused-medicines.server";
import type { ReachedPrescription } from "./reach-prescription.server";

type Line = Pick<PrescriptionLine, "id" | "name" | "medicine" | "recordId"> &
  Partial<Pick<PrescriptionLine, "quantity">>;

/** What the checks say of the lines of a prescription, and how far they go. */
export interface CheckedLines {
  /** Of each line the warnings, with the reason why it is prescribed all the same; empty where nobody gave any. */
  warnings: ReadonlyMap<string, readonly AnsweredWarning[]>;
  /** The lines of drugs that are not prescribed here: they need a system that is certified for them. */
  controlledLines: readonly { id: string; name: string }[];
  /** The names of the lines that were not recognized, and therefore not checked fully. */
  unknownLines: readonly string[];
  /** Of each line whose daily dose was not compared with a usual maximum, why: there is none, or it cannot be known. */
  uncheckedDoses: ReadonlyMap<string, UncheckedDose>;
  /** Of each line of a correction, what a pharmacy handed out of the medicine before. */
  dispensedBefore: ReadonlyMap<string, DispensedBefore>;
  /** Current medicines and allergies of the record that were not compared. */
  notCompared: readonly string[];
  knowledge: { medicines: number; interactions: number };
  allergies: "some" | "none" | "notAsked";
  /** What the record says that the patient has. */
  conditions: readonly string[];
  /** What the record says that the patient is allergic to, and what they take now. */
  known: { allergies: readonly string[]; medications: readonly string[] };
  /** What they take now, each with the prescription that it is from, where this one replaces or renews that. */
  takes: readonly TakenNow[];
}

/** A medicine that the patient takes now. */
export interface TakenNow {
  name: string;
  by: EarlierLines["by"];
}

const UNKNOWN = "UNKNOWN";
const CONTROLLED = "CONTROLLED";
const UNUSUAL = "STRENGTH";
const CONTRADICTS = "AT_MOST";
const GIVEN_AGAIN = "GIVEN_AGAIN";

const warn = (check: string, about: string): LineWarning => ({ check, level: levelOf("moderate"), about });

/** Directions that say more for a day than the most that they allow. */
function contradiction(medicine: Line["medicine"]): LineWarning[] {
  const more = moreThanMost(medicine);
  return more === null ? [] : [warn(CONTRADICTS, `${more.scheduled} / ${more.most}`)];
}

/**
 * What was not checked at all, as its name is not known: dangerous for somebody who is allergic to something. With the name
 * that may have been meant.
 */
function unknownMedicine({ recognized, meant }: CheckedMedicine, { name }: Line, isAllergic: boolean): LineWarning[] {
  const about = meant === null ? name : `${name} | ${meant}`;
  return recognized ? [] : [{ check: UNKNOWN, level: isAllergic ? "stop" : "warn", about }];
}

/** A strength that the medicine does not usually come in. */
function strengthWarning({ name, medicine }: Pick<Line, "name" | "medicine">): LineWarning[] {
  const found = unusualStrength(medicine, proposedStrengths(drugProducts(name)));
  return found === null ? [] : [warn(UNUSUAL, [name, found.strength, found.usual.join(", ")].join(" | "))];
}

/** What was handed out of a medicine on the prescription that a draft replaces. */
function dispensedBefore(line: Line, { by, placesOf }: EarlierLines): DispensedBefore | undefined {
  if (by?.how !== "replaces") return undefined;
  const amount = placesOf(line).reduce((sum, { dispensed }) => sum + dispensed, 0);
  return amount > 0 ? { amount, number: by.number } : undefined;
}

/** More in all than the prescription that a draft replaces: what was handed out there would be given again. */
function dispensedWarning({ quantity, ...line }: Line, earlier: EarlierLines): LineWarning[] {
  const before = dispensedBefore(line, earlier);
  if (!before || quantity == null) return [];
  const isMore = isMoreThanPrescribed({ quantity, medicine: line.medicine }, earlier.placesOf(line));
  return isMore ? [warn(GIVEN_AGAIN, `${before.amount} | ${line.medicine.quantityUnit} | ${before.number}`)] : [];
}

/** From which other prescription a medicine is, by the id of its line there. */
type Sources = ReadonlyMap<string, PrescribedBy>;

type Elsewhere = Awaited<ReturnType<typeof linesWithoutRecord>>;

async function sourcesOf(context: RequestContext, elsewhere: Elsewhere): Promise<Sources> {
  if (elsewhere.length === 0) return new Map();
  const names = await employeeNames(
    context,
    elsewhere.map(({ prescriberId }) => prescriberId),
  );
  return new Map(
    elsewhere.map(({ id, number, signedAt, prescriberId }) => [
      id,
      {
        ...{ number: number ?? 0, name: names.get(prescriberId) ?? "" },
        date: localDate(signedAt ?? context.now, context.profile.timeZone),
      },
    ]),
  );
}

const namesOf = (records: readonly { name: string }[]) => [...new Set(records.map(({ name }) => name))];

/** The patient's medicines, on the list and prescribed beside it; nothing that the draft goes on with is left out. */
function takenNow(listed: readonly TakenMedication[], prescribed: Elsewhere, earlier: EarlierLines): TakenNow[] {
  const { lines, by } = earlier;
  const ofEarlier = (medication: TakenMedication) =>
    lines.some((line) => line.recordId === medication.id || isSameMedicine(toldOf(line), medication));
  const all = [
    ...listed.map((medication) => ({ name: medication.name, by: ofEarlier(medication) ? by : null })),
    ...prescribed.map(({ id, name }) => ({ name, by: lines.some((line) => line.id === id) ? by : null })),
  ];
  const marked = all.filter((each) => each.by !== null);
  return [...new Map([...all, ...marked].map((each) => [foldText(each.name), each])).values()];
}

/** The same about the same is said once, of all the records that it was found against. */
function saidOnce(all: readonly LineWarning[]): LineWarning[] {
  const said = new Map<string, LineWarning>();
  for (const each of all) {
    const key = `${each.check} ${each.about}`;
    const before = said.get(key);
    said.set(key, before ? { ...before, of: [...(before.of ?? []), ...(each.of ?? [])] } : each);
  }
  return [...said.values()];
}

/** Alike in every language: a reason is kept with what it was about. */
function warningsOf(checked: CheckedMedicine, line: Line, sources: Sources, isAllergic: boolean): LineWarning[] {
  const { findings, sameClass, cautions, diseases, control, dose } = checked;
  // What is new in the record asks anew, though it is called alike; a line of this draft has no name but its own.
  const foundIn = (of: readonly string[], isPrescribed: boolean) => {
    const by = sources.get(of.at(-1) ?? "");
    return { ...(isPrescribed ? {} : { of }), ...(by && { by }) };
  };
  return saidOnce([
    ...unknownMedicine(checked, line, isAllergic),
    ...findings.map(({ kind, reason, level, against, isPrescribed, of }): LineWarning => ({
      check: kind === "DUPLICATE" && isPrescribed ? "DUPLICATE.alsoSubstance" : `${kind}.${reason}`,
      ...{ level, about: [...new Set(against)].join(", "), ...foundIn(of, isPrescribed) },
    })),
    ...sameClass.map(({ name, isPrescribed, of }) => ({
      ...warn(isPrescribed ? "DUPLICATE.alsoClass" : "DUPLICATE.sameClass", name),
      ...foundIn(of, isPrescribed),
    })),
    ...cautions.map((caution) => ({
      ...{ check: `PERSON.${caution.reason}`, level: caution.level },
      about: "years" in caution ? String(caution.years) : "",
    })),
    ...diseases.map(({ id, name, level }) => ({ check: `DISEASE.${level}`, level, about: name, of: [id] })),
    ...(control === "often" ? [warn(CONTROLLED, line.name)] : []),
    ...dose.findings,
    ...contradiction(line.medicine),
    ...strengthWarning(line),
  ]);
}

/**
 * Checks every line against the patient's record, the other lines, and the usual daily maximum where one is known.
 */
export async function checkedLines(
  context: RequestContext,
  { reached, prescription }: Pick<ReachedPrescription, "reached" | "prescription">,
  lines: readonly Line[],
): Promise<CheckedLines> {
  const [prescribed, earlier, refused] = await Promise.all([
    linesWithoutRecord(context.db, reached.patient.id),
    earlierLines(context, prescription),
    refusedMedicines(context, reached.patient.id, reached.facts.today),
  ]);
  const own = new Set(lines.map(({ id }) => id));
  const places = lines.flatMap(earlier.placesOf);
  const gone = new Set(places.map(({ id }) => id));
  // An older prescription of what is renewed is not taken beside it either.
  const again = new Set(prescription.renewsId === null ? [] : places.map(({ name }) => foldText(name)));
  const elsewhere = prescribed.filter(({ id, name }) => !own.has(id) && !gone.has(id) && !again.has(foldText(name)));
  const checked = await checkPrescribed(context, reached, [
    ...lines.map((line) => ({
      ...{ id: line.id, name: line.name, recordId: line.recordId, taken: takenDose(line.medicine) },
      ...earlier.followedBy(line),
    })),
    ...elsewhere.map(({ id, name }) => ({ id, name, recordId: null })),
  ]);
  const sources = await sourcesOf(context, elsewhere);
  const of = ({ id }: Line) => checked.medicines.get(id);
  const isAllergic = checked.allergies === "some";
  return {
    warnings: new Map(
      lines.map((line) => {
        const found = of(line);
        const said = found ? warningsOf(found, line, sources, isAllergic) : [];
        const all = [...refusalWarnings(refused, line), ...dispensedWarning(line, earlier), ...said];
        return [line.id, answeredWarnings(all, line.medicine)];
      }),
    ),
    controlledLines: lines.filter((line) => of(line)?.control === "always").map(({ id, name }) => ({ id, name })),
    unknownLines: lines.filter((line) => of(line)?.recognized === false).map(({ name }) => name),
    uncheckedDoses: new Map(
      lines.flatMap((line): [string, UncheckedDose][] => {
        const why = of(line)?.dose.unchecked ?? null;
        return why === null ? [] : [[line.id, why]];
      }),
    ),
    dispensedBefore: new Map(
      lines.flatMap((line): [string, DispensedBefore][] => {
        const before = dispensedBefore(line, earlier);
        return before ? [[line.id, before]] : [];
      }),
    ),
    notCompared: checked.unrecognized,
    knowledge: checked.knowledge,
    allergies: checked.allergies,
    conditions: checked.known.conditions,
    takes: takenNow(checked.known.medications, prescribed, earlier),
    known: { allergies: checked.known.allergies, medications: namesOf(checked.known.medications) },
  };
}
