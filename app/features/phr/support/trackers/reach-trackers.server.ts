import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readReading } from "../../data/trackers/readings-read.server";
import type { PhrArea } from "../../domain/records/phr-areas";
import type { RecordAct } from "../../domain/records/record-rights";
import { TRACKER_RIGHTS, type Reading } from "../../domain/trackers/reading";
import type { UnitChoice } from "../../domain/trackers/unit-choice";
import { recordIdSchema } from "../../schemas/records/record-address";
import { reachRecords, type ReachedRecords } from "../access/reach-records.server";
import { requireRight } from "../access/require-right.server";
import { shownAreas } from "../records/shown-areas.server";
import { chosenUnits } from "./chosen-units.server";

/** A patient whose readings somebody reached, and the units that they see. */
export interface ReachedTrackers extends ReachedRecords {
  units: UnitChoice;
  /** What the organization shows. */
  areas: ReadonlySet<PhrArea>;
}

/** A reading that somebody reached. */
export interface ReachedReading extends ReachedTrackers {
  reading: Reading;
}

/**
 * The readings of one patient for somebody who may do `act` with them.
 * @throws NotFoundError, also where the organization hides the trackers; ForbiddenError
 */
export async function reachTrackers(
  context: RequestContext,
  rawPatientId: unknown,
  act: RecordAct,
): Promise<ReachedTrackers> {
  const authority = act === "R" ? "healthRecord.read" : "healthRecord.write";
  const [reached, areas, units] = await Promise.all([
    reachRecords(context, authority, rawPatientId),
    shownAreas(context),
    chosenUnits(context),
  ]);
  if (!areas.has("trackers")) throw new NotFoundError();
  await requireRight(context, reached, READINGS, act);
  return { ...reached, units, areas };
}

const READINGS = { kind: "trackerReading", rights: TRACKER_RIGHTS };
const UNKNOWN = "-";

/**
 * One reading for somebody who may do `act` with it. The reading says whose it is: a patient's id beside it is not
 * believed.
 * @throws NotFoundError for one that does not exist or is not theirs; ForbiddenError
 */
export async function reachReading(context: RequestContext, rawId: unknown, act: RecordAct): Promise<ReachedReading> {
  const reading = await readReading(context.db, parse(recordIdSchema, rawId));
  // Whoever is not signed in learns that first, and a reading that is not there looks like one of somebody else's.
  const reached = await reachTrackers(context, reading?.patientId ?? UNKNOWN, act);
  if (!reading) throw new NotFoundError();
  await requireRight(context, reached, READINGS, act, reading);
  return { ...reached, reading };
}
