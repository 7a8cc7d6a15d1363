import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { countKnown } from "../../data/trackers/known-readings.server";
import { insertReadings } from "../../data/trackers/readings-write.server";
import { fileSchema } from "../../schemas/trackers/sitting";
import { chosenUnit } from "../../domain/trackers/unit-choice";
import { newReading } from "../../support/trackers/new-reading.server";
import { readFileLines } from "../../support/trackers/read-file.server";
import { reachTrackers } from "../../support/trackers/reach-trackers.server";
import { toldOfReadings } from "../../support/trackers/told-of-readings.server";

/**
 * Takes the readings of a file: all of its lines or none, or those that fit. The same file again adds nothing, and does
 * not bring back what was taken off the list.
 * @param raw the fields of fileSchema
 * @throws InvalidError where a line does not fit and all were asked for, or none fits; NotFoundError
 */
export async function importReadings(
  context: RequestContext,
  raw: unknown,
): Promise<{ added: number; known: number; refused: number }> {
  await authorize(context, "healthRecord.write");
  const { tracker, patientId, text, which } = parse(fileSchema, raw);
  const reached = await reachTrackers(context, patientId, "W");
  const { patient, units } = reached;
  const unit = chosenUnit(tracker, units);
  const lines = await readFileLines(context, text, { tracker, birthDate: patient.birthDate, unit });
  const facts = lines.flatMap((line) => (line.facts ? [line.facts] : []));
  const refused = lines.length - facts.length;
  if (facts.length === 0) throw new InvalidError([{ field: "text", message: "trackers:file.noneFits" }]);
  if (refused > 0 && which === "all")
    throw new InvalidError([{ field: "text", message: "trackers:file.notAll", values: { number: refused } }]);
  const known = await countKnown(context.db, patient.id, tracker, facts);
  const source = { ...reached, author: { ...reached.author, source: "IMPORT" as const } };
  const readings = facts.map((each) => newReading(context, source, tracker, each));
  await commit(context, {
    writes: [insertReadings(context.db, readings, { bringBack: false })],
    audit: [
      {
        action: "healthRecord.import",
        subjectKind: "trackerReading",
        subjectId: null,
        patientId: patient.id,
        fields: ["readings"],
      },
    ],
    outbox: toldOfReadings(context, patient.id, [tracker]),
    result: null,
  });
  return { added: facts.length - known, known, refused };
}
