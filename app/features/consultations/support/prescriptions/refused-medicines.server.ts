import type { Write } from "~/db/commit.server";
import {
  endedMedications,
  heldMedications,
  isSameSubstance,
  type MedicationWrites,
  type ReachedRecords,
} from "~/features/phr/public.server";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { insertEntry } from "../../data/pharmacy/dispense-write.server";
import { handedOrDeclined } from "../../data/pharmacy/handed-or-declined.server";
import { linesOf, recordsOfOthers } from "../../data/prescriptions/prescriptions-read.server";
import { refusedAsUnsafe } from "../../data/prescriptions/refused-read.server";
import { refusedOf } from "../../domain/pharmacy/refusal";
import type { PrescriptionLine } from "../../domain/prescriptions/line";
import type { Prescription } from "../../domain/prescriptions/prescription";
import { shownNumber } from "../../domain/prescriptions/verification-code";
import { stateOn } from "../../domain/prescriptions/validity";
import { REFUSED, type LineWarning } from "../../domain/prescriptions/warnings";

/** A medicine that a pharmacist refused as unsafe for a patient, and nobody has answered. */
export interface RefusedMedicine {
  /** Of what the pharmacist wrote down. */
  entryId: string;
  prescriptionId: string;
  lineId: string;
  number: number;
  name: string;
  recordId: string | null;
  /** In the pharmacist's words; empty where there are none. */
  reason: string;
}

/**
 * What pharmacists refused as unsafe of a patient's prescriptions, until it is answered: one read where there is nothing.
 * @param today YYYY-MM-DD in the practice
 */
export async function refusedMedicines(
  { db }: RequestContext,
  patientId: string,
  today: string,
): Promise<RefusedMedicine[]> {
  const asked = await refusedAsUnsafe(db, patientId);
  if (asked.length === 0) return [];
  const ids = asked.map(({ id }) => id);
  const [lines, entries] = await Promise.all([linesOf(db, ids), handedOrDeclined(db, ids)]);
  return asked.flatMap((each) => {
    const own = lines.filter(({ prescriptionId }) => prescriptionId === each.id);
    return refusedOf(stateOn(each, today), entries, own).declined.flatMap(({ id, lineId, declineReason, reason }) => {
      const line = own.find((one) => one.id === lineId);
      if (!line || declineReason !== "NOT_SAFE") return [];
      const { name, recordId } = line;
      return [{ entryId: id, prescriptionId: each.id, lineId, number: each.number ?? 0, name, recordId, reason }];
    });
  });
}

/** What speaks against a line because pharmacists refused the same medicine for this patient, by whatever name. */
export const refusalWarnings = (refused: readonly RefusedMedicine[], { name }: { name: string }): LineWarning[] =>
  refused
    .filter((each) => isSameSubstance(each.name, name))
    .map(({ entryId, number, name: before, reason }) => ({
      ...{ check: REFUSED, level: "stop" as const, of: [entryId] },
      about: [shownNumber(number), before, reason].filter(Boolean).join(" | "),
    }));

/** Why a prescriber prescribes all the same what was refused, by the entries of the refusals. */
const answersOf = (lines: readonly PrescriptionLine[]): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap(({ medicine }) =>
      medicine.overruled
        .filter(({ check }) => check === REFUSED)
        .flatMap(({ of = [], reason }) => of.map((entryId): [string, string] => [entryId, reason])),
    ),
  );

/**
 * What is written where somebody signs what was refused before: each refusal is answered, and of its medication in the
 * health record nothing is left on hold: it ends, unless the new prescription or another one goes on with it.
 * @param goesOn the medications that the new prescription writes itself
 */
export async function answeredRefusals(
  context: RequestContext,
  reached: ReachedRecords,
  { prescription, lines, goesOn }: AnsweredBy,
): Promise<Pick<MedicationWrites, "writes" | "audit">> {
  const { db, now } = context;
  const answers = answersOf(lines);
  if (answers.size === 0) return { writes: [], audit: [] };
  const all = await refusedMedicines(context, prescription.patientId, reached.facts.today);
  const answered = all.filter(({ entryId }) => answers.has(entryId));
  const entries = answered.map(({ prescriptionId, lineId, entryId }): Write =>
    insertEntry(db, {
      ...({ id: uuidv7(now), prescriptionId, lineId, kind: "ANSWERED", quantity: 0, at: now } as const),
      ...{ employeeId: prescription.prescriberId, reason: answers.get(entryId) ?? "" },
    }),
  );
  const left = answered.flatMap(({ recordId, prescriptionId }) =>
    recordId === null || goesOn.has(recordId) ? [] : [{ recordId, prescriptionId }],
  );
  const others = await Promise.all(
    left.map(({ prescriptionId, recordId }) =>
      recordsOfOthers(db, { patientId: prescription.patientId, id: prescriptionId }, [recordId]),
    ),
  );
  const shared = left.filter(({ recordId }, at) => others[at]?.has(recordId)).map(({ recordId }) => recordId);
  const alone = left.map(({ recordId }) => recordId).filter((recordId) => !shared.includes(recordId));
  const who = { patientId: prescription.patientId, employeeId: prescription.prescriberId };
  const [ended, released] = await Promise.all([
    endedMedications(
      context,
      reached,
      [...new Set(alone)].map((recordId) => ({ recordId, unusedSince: null })),
      "",
    ),
    heldMedications(context, who, { release: [...new Set(shared)] }),
  ]);
  return {
    writes: [...entries, ...ended.writes, ...released.writes],
    audit: [...ended.audit, ...released.audit],
  };
}

interface AnsweredBy {
  prescription: Pick<Prescription, "patientId" | "prescriberId">;
  lines: readonly PrescriptionLine[];
  goesOn: ReadonlySet<string | null>;
}
