import { createTranslator } from "~/i18n/translator.server";
import { createFormat } from "~/i18n/format";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, type FieldError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import {
  checkKnowledge,
  checkMedication,
  checkTaken,
  type MedicationCheck,
} from "../../domain/checks/check-medication";
import type { Considered } from "../../domain/checks/considered";
import { isAnswered, needsReason, questionsOf, type MedicineQuestion } from "../../domain/checks/medicine-questions";
import { SAVED_ANYWAY, type HealthRecord, type RecordValues } from "../../domain/records/record-kinds";
import { saveAnywaySchema } from "../../schemas/records/save-anyway";
import type { ReachedRecords } from "../access/reach-records.server";
import { comparedRecords } from "./compared-records.server";

/** What the history keeps of a record that was saved despite what speaks against it. */
export interface Despite {
  reason: string;
  note: string;
  /** What it was. */
  considered: readonly Considered[];
}

type Check = MedicationCheck<HealthRecord>;

async function checkAgainst(context: RequestContext, reached: ReachedRecords, name: string, ownId: string) {
  const records = await comparedRecords(context, reached, ["ALLERGY", "CONTRAINDICATION", "MEDICATION"]);
  const current = (kind: string) =>
    records.filter((record) => record.kind === kind && record.state === "ACTIVE" && record.id !== ownId);
  return checkMedication(name, {
    allergies: current("ALLERGY"),
    contraindications: records.filter(({ kind, state }) => kind === "CONTRAINDICATION" && state !== "ENDED"),
    medications: current("MEDICATION"),
  });
}

/** The questions as problems of the form, and after them what the check knows and what it does not. */
function problemsOf(locale: string, name: string, check: Check, questions: readonly MedicineQuestion[]): FieldError[] {
  const { list } = createFormat(createTranslator(locale).bcp47);
  const said = (message: string, values: Record<string, string | number>): FieldError => ({
    field: "saveAnyway",
    message: `medicine-checks:${message}`,
    values,
  });
  return [
    ...questions.map(({ kind, reason, level, key, against }) =>
      said(`${kind}.${reason}`, { level, key, against: list([...against]) }),
    ),
    ...(check.recognized ? [] : [said("notRecognized", { name })]),
    ...(check.unrecognized.length > 0
      ? [said("notCompared", { names: list(check.unrecognized.map((record) => record.name)) })]
      : []),
    said("knows", { ...checkKnowledge() }),
  ];
}

/** Whether a record was current under that name before, and so was asked about then: what is refuted was not. */
const wasCurrent = (before: HealthRecord | null, name: string) =>
  before?.state === "ACTIVE" && before.verification !== "REFUTED" && before.name === name;

/**
 * Compares a medicine that is taken now with the patient's active allergies, contraindications and medications, where
 * it is new, gets another name or is taken again. What is found is asked about once.
 * @param before the record that is changed; null for a new one
 * @param raw `saveAnyway`, the keys of the questions that were answered, and `anywayReason`
 * @returns what the history keeps; null where nothing speaks against it
 * @throws InvalidError with the questions at `saveAnyway`; at `anywayReason` where a dangerous one has no reason
 */
export async function askAboutMedicine(
  context: RequestContext,
  reached: ReachedRecords,
  values: RecordValues,
  before: HealthRecord | null,
  raw: unknown,
): Promise<Despite | null> {
  const name = String(values.name);
  if (values.status !== "ACTIVE" || wasCurrent(before, name)) return null;
  return answerOf(context, name, await checkAgainst(context, reached, name, before?.id ?? ""), raw);
}

/** What the history keeps of the questions of a check. @throws InvalidError where one of them is not answered */
function answerOf({ locale }: RequestContext, name: string, check: Check, raw: unknown): Despite | null {
  const questions = questionsOf(check);
  if (questions.length === 0) return null;
  const { saveAnyway, anywayReason } = parse(saveAnywaySchema, raw);
  const problems = problemsOf(locale, name, check, questions);
  if (!isAnswered(questions, saveAnyway)) throw new InvalidError(problems);
  if (needsReason(questions) && anywayReason === "")
    throw new InvalidError([...problems, { field: "anywayReason", message: "medicine-checks:reasonMissing" }]);
  return {
    ...{ reason: SAVED_ANYWAY, note: anywayReason },
    considered: questions.map(({ key: _, ...question }) => question),
  };
}

/**
 * Compares an allergy or a contraindication with the medicines that the patient takes already, where it is new, gets
 * another name or is so again: `askAboutMedicine` saw them before there was anything that speaks against them.
 * @param is what makes it so now: its clinical state
 * @returns as askAboutMedicine
 * @throws InvalidError with the questions at `saveAnyway`
 */
export async function askAboutTaken(
  context: RequestContext,
  reached: ReachedRecords,
  { kind, name, state }: { kind: "ALLERGY" | "CONTRAINDICATION"; name: string; state: string },
  before: HealthRecord | null,
  raw: unknown,
): Promise<Despite | null> {
  if (state !== "ACTIVE" || wasCurrent(before, name)) return null;
  const records = await comparedRecords(context, reached, ["MEDICATION"]);
  const taken = records.filter((record) => record.state === "ACTIVE");
  return answerOf(context, name, checkTaken(kind, name, taken), raw);
}
