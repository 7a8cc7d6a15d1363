import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { countKnown } from "../../data/trackers/known-readings.server";
import { chosenUnit } from "../../domain/trackers/unit-choice";
import { fileSchema } from "../../schemas/trackers/sitting";
import { readFileLines } from "../../support/trackers/read-file.server";
import { reachTrackers } from "../../support/trackers/reach-trackers.server";

/** So many lines that do not fit, or are unlikely, a preview shows. */
const MOST_SHOWN = 50;

/**
 * What would become of a file, before anything is written: how many of its lines fit, how many of those are there
 * already, and which do not fit and why.
 * @param raw the fields of fileSchema
 * @throws InvalidError where the file cannot be read at all; NotFoundError
 */
export async function previewReadings(context: RequestContext, raw: unknown) {
  await authorize(context, "healthRecord.write");
  const { tracker, patientId, text } = parse(fileSchema, raw);
  const { patient, units } = await reachTrackers(context, patientId, "W");
  const unit = chosenUnit(tracker, units);
  const lines = await readFileLines(context, text, { tracker, birthDate: patient.birthDate, unit });
  const facts = lines.flatMap((line) => (line.facts ? [line.facts] : []));
  const shown = ({ line, text: said, problem, asked }: (typeof lines)[number]) => ({
    ...{ line, text: said },
    problem: problem ?? asked,
  });
  return {
    fits: facts.length,
    known: await countKnown(context.db, patient.id, tracker, facts),
    refused: lines.length - facts.length,
    refusedLines: lines
      .filter(({ problem }) => problem)
      .slice(0, MOST_SHOWN)
      .map(shown),
    askedLines: lines
      .filter(({ asked }) => asked)
      .slice(0, MOST_SHOWN)
      .map(shown),
    text,
  };
}
