import { isSameSubstance, type PrescribedName, type ToldMedicine } from "~/features/phr/public.server";
import { foldText } from "~/kernel/text/fold-text";
import type { RequestContext } from "~/platform/context.server";
import { linesOf, readPrescription, recordsOfOthers } from "../../data/prescriptions/prescriptions-read.server";
import type { PrescriptionLine } from "../../domain/prescriptions/line";
import type { Prescription } from "../../domain/prescriptions/prescription";

type Line = Pick<PrescriptionLine, "id" | "name" | "medicine" | "recordId">;
type EarlierLine = Line & Pick<PrescriptionLine, "quantity" | "dispensed">;

export const toldOf = ({ name, medicine: { strength, strengthUnit, form } }: Line): ToldMedicine => ({
  ...{ name, strength, strengthUnit, form },
});

const isNamedAs = (one: Line, other: Line) => foldText(one.name) === foldText(other.name);

/** What the earlier prescription says of the medicine that a line renews: it says the same medicine. */
export async function renewedBy(
  { db }: RequestContext,
  { renewsId }: Pick<Prescription, "renewsId">,
): Promise<(line: Line) => ToldMedicine[]> {
  const earlier = renewsId === null ? [] : await linesOf(db, [renewsId]);
  return (line) => earlier.filter((each) => isNamedAs(each, line)).map(toldOf);
}

/** The prescription that a draft replaces or renews, as its lines stand in the place of that one's. */
export interface EarlierLines {
  /** How the draft stands to it, and its number; null for a draft that follows none. */
  by: { how: "replaces" | "renews"; number: number } | null;
  lines: readonly Line[];
  /** What of the record a line goes on with: as the checks ask for it. */
  followedBy: (line: Line) => Required<Pick<PrescribedName, "endsRecords" | "renews">>;
  /** The lines of the earlier prescription that a line stands in the place of. */
  placesOf: (line: Line) => EarlierLine[];
}

const NONE: EarlierLines = {
  ...{ by: null, lines: [], placesOf: () => [] },
  followedBy: () => ({ endsRecords: [], renews: [] }),
};

/**
 * The earlier prescription of a draft. A line stands in the place of an earlier one of the same medicine alone: another
 * medicine of the earlier prescription is taken until the draft is signed, and is warned of like any other.
 */
export async function earlierLines(
  { db }: RequestContext,
  prescription: Pick<Prescription, "id" | "patientId" | "replacesId" | "renewsId">,
): Promise<EarlierLines> {
  const { replacesId, renewsId } = prescription;
  const earlierId = replacesId ?? renewsId;
  if (earlierId === null) return NONE;
  const [lines, before] = await Promise.all([linesOf(db, [earlierId]), readPrescription(db, { id: earlierId })]);
  const recordIds = lines.flatMap(({ recordId }) => recordId ?? []);
  // Another prescription goes on with these.
  const others =
    replacesId === null ? new Set<string>() : await recordsOfOthers(db, { ...prescription, id: replacesId }, recordIds);
  const isPlaceOf = (line: Line) => (earlier: Line) =>
    isNamedAs(earlier, line) || (replacesId !== null && isSameSubstance(earlier.name, line.name));
  const placesOf = (line: Line) => lines.filter(isPlaceOf(line));
  return {
    by: { how: replacesId === null ? "renews" : "replaces", number: before?.number ?? 0 },
    ...{ lines, placesOf },
    followedBy: (line) => {
      const places = placesOf(line);
      // A medicine that was on the list before stands there by a row of its own, and stays there when this is signed.
      const goOn = replacesId === null ? places : places.filter(({ recordId }) => recordId === null);
      return {
        endsRecords: places.flatMap(({ recordId }) => (recordId === null || others.has(recordId) ? [] : [recordId])),
        renews: goOn.map(toldOf),
      };
    },
  };
}
