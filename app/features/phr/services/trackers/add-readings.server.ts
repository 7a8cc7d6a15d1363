import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, type FieldError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { insertReadings, readingsOnList } from "../../data/trackers/readings-write.server";
import { typedReading, type TypedEntry } from "../../domain/trackers/read-entry";
import type { Reading } from "../../domain/trackers/reading";
import { trackerOf, type TrackerName } from "../../domain/trackers/trackers";
import { sittingSchema } from "../../schemas/trackers/sitting";
import { judgeEntry, sureAbout, sureOf } from "../../support/trackers/judged-entry.server";
import { newReading } from "../../support/trackers/new-reading.server";
import { reachTrackers } from "../../support/trackers/reach-trackers.server";
import { toldOfReadings } from "../../support/trackers/told-of-readings.server";

/**
 * Adds what was measured in one sitting: a reading and, with a blood pressure, the pulse. What is unlikely is asked
 * about once: it is taken when it comes back with `sure`. Sent twice, it is there once.
 * @param raw the fields of sittingSchema, as they were typed
 * @throws InvalidError at the fields, with a message below `trackers:ask.` where it may be confirmed; NotFoundError
 */
export async function addReadings(
  context: RequestContext,
  raw: unknown,
): Promise<{ id: string; tracker: TrackerName }> {
  await authorize(context, "healthRecord.write");
  const { tracker, patientId, pulse, sure, meantUnit, ...sent } = parse(sittingSchema, raw);
  const reached = await reachTrackers(context, patientId, "W");
  const typed: TypedEntry = { ...sent, unit: meantUnit || sent.unit };
  const frame = { zone: context.profile.timeZone };
  const { patient } = reached;
  const withPulse = tracker === "bloodPressure" && pulse !== "";
  const [first, second] = await Promise.all([
    judgeEntry(context, tracker, { patient, typed, frame }),
    withPulse ? judgeEntry(context, "pulse", { patient, typed: pulseOf(typed, pulse), frame }) : undefined,
  ]);
  const ofPulse = ({ message, values }: FieldError): FieldError => ({
    field: "pulse",
    message,
    ...(values && { values }),
  });
  const problems = [
    ...(first.refused ?? []),
    ...(second?.refused ?? []).filter(({ field }) => field === "value").map(ofPulse),
  ];
  const meant = { ...typed, value2: [typed.value2, pulse].join("+") };
  const asked = sure === sureOf(meant) ? [] : [first.asked, second?.asked && ofPulse(second.asked)];
  if (problems.length > 0 || !first.facts) throw new InvalidError(problems);
  const doubts = asked.filter((doubt) => doubt != null);
  if (doubts.length > 0) throw new InvalidError(doubts.map((doubt) => sureAbout(doubt, sureOf(meant))));
  const reading = newReading(context, reached, tracker, first.facts);
  const beside = second?.facts ? [newReading(context, reached, "pulse", second.facts)] : [];
  return { id: await store(context, [reading, ...beside]), tracker };
}

const pulseOf = (typed: TypedEntry, pulse: string): TypedEntry => ({
  ...typed,
  ...{ value: pulse, value2: "", unit: trackerOf("pulse").units[0], context: "", site: "", note: "" },
});

const auditOf = (reading: Reading) => ({
  action: "healthRecord.create",
  subjectKind: "trackerReading",
  subjectId: reading.id,
  patientId: reading.patientId,
  fields: changedFields({}, typedReading(reading)),
});

/**
 * Writes what is not there yet: the same number at the same time may have been sent before, with the pulse or without.
 * @returns the id of the first reading, as it is stored
 */
async function store(context: RequestContext, readings: readonly [Reading, ...Reading[]]): Promise<string> {
  const { db } = context;
  const stored = await readingsOnList(db, readings);
  const [{ id: askedId }] = readings;
  const id = stored.get(askedId) ?? askedId;
  const [first, ...more] = readings.filter((reading) => !stored.has(reading.id));
  if (!first) return id;
  return commit(context, {
    guarded: insertReadings(db, [first], { bringBack: true }),
    writes: more.length > 0 ? [insertReadings(db, more, { bringBack: true })] : [],
    audit: [auditOf(first), ...more.map(auditOf)],
    outbox: toldOfReadings(
      context,
      first.patientId,
      readings.map(({ tracker }) => tracker),
    ),
    result: id,
  }).then(
    ({ result }) => result,
    // The same was sent twice at once: it is there by now.
    refusedAs({ conflict: () => store(context, readings) }),
  );
}
