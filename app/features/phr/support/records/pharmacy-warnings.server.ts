import { createTranslator } from "~/i18n/translator.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { readerFormat } from "~/platform/reader-format.server";
import { noneKnownStatement, recordsOfPatient } from "../../data/records/health-records-read.server";
import { lastReadings } from "../../data/trackers/tracker-summaries.server";
import { isCurrent } from "../../domain/profile/overview-parts";
import type { HealthRecord } from "../../domain/records/record-kinds";
import { chosenUnit } from "../../domain/trackers/unit-choice";
import { allergy } from "../../records/allergy";
import { recordFacts } from "../../records/record-facts";
import { measureText } from "../../records/trackers/measure-text";
import { chosenUnits } from "../trackers/chosen-units.server";

/** One allergy as a pharmacist is told of it, in their language. */
export interface ToldAllergy {
  id: string;
  name: string;
  /** How the person reacts, and how badly; empty where nobody wrote that down. */
  text: string;
  isDangerous: boolean;
}

/** What of a record matters to whoever hands out a medicine, and nothing else of it. */
export interface PharmacyWarnings {
  /**
   * `none`: somebody said that there are none. `past`: there were some, and none is current. `notAsked`: neither an
   * allergy nor that was ever written down.
   */
  known: "some" | "none" | "past" | "notAsked";
  /** When somebody said that there are none, UTC ms. */
  saidNoneAt: number | null;
  allergies: readonly ToldAllergy[];
  /** The last one that was written down, in the reader's unit. */
  weight: { text: string; at: number; zone: string } | null;
}

/** A note on an allergy may tell more of the person than a pharmacy is to know. */
const TOLD: ReadonlySet<string> = new Set(["type", "reactions", "otherReaction", "severity"]);

/** Nobody's private records, and what is kept from the patient: a medicine must be safe all the same. */
const AS_PHARMACY = { privates: { authorId: "" }, hidden: true } as const;

function knownOf(records: readonly HealthRecord[], current: number, saidNone: boolean): PharmacyWarnings["known"] {
  if (current > 0) return "some";
  if (saidNone) return "none";
  return records.length > 0 ? "past" : "notAsked";
}

/**
 * The allergies of a patient and their last weight, for the pharmacy that hands out a medicine to them; reading them is
 * audited. They are told whichever areas of the record pages show. The caller has authorized the desk, and reached the
 * prescription of the patient at it.
 */
export async function pharmacyWarnings(context: RequestContext, patientId: string): Promise<PharmacyWarnings> {
  const { db, locale } = context;
  const [units, records, none, [weight]] = await Promise.all([
    chosenUnits(context),
    recordsOfPatient(db, patientId, ["ALLERGY"], AS_PHARMACY),
    noneKnownStatement(db, patientId),
    lastReadings(db, patientId, ["weight"]),
    auditRead(context, {
      action: "healthRecord.read",
      ...{ subjectKind: "patient", subjectId: patientId, patientId },
      fields: ["pharmacy"],
    }),
  ]);
  const { t, bcp47 } = createTranslator(locale);
  const said = { t, bcp47, format: readerFormat(context) };
  const current = records.filter(({ state }) => isCurrent(state));
  const saidNone = none.find(({ kind }) => kind === "ALLERGY");
  return {
    known: knownOf(records, current.length, saidNone !== undefined),
    saidNoneAt: saidNone?.at ?? null,
    allergies: current.map((record) => ({
      ...{ id: record.id, name: record.name, isDangerous: record.values["criticality"] === "HIGH" },
      text: said.format.parts(
        recordFacts(allergy, record, said).flatMap(({ name, value }) => (TOLD.has(name) ? value : [])),
      ),
    })),
    weight: weight
      ? {
          text: measureText("weight", said).measure(weight, chosenUnit("weight", units)),
          at: weight.at,
          zone: weight.zone,
        }
      : null,
  };
}
