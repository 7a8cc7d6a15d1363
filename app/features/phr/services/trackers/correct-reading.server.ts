import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError, StaleFormError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { changedFields } from "~/kernel/changed-fields";
import { typedReading, type TypedEntry } from "../../domain/trackers/read-entry";
import type { Reading } from "../../domain/trackers/reading";
import { correctionSchema } from "../../schemas/trackers/sitting";
import { judgeEntry, sureAbout, sureOf } from "../../support/trackers/judged-entry.server";
import { reachReading, type ReachedReading } from "../../support/trackers/reach-trackers.server";
import { storeReading } from "../../support/trackers/store-reading.server";

/**
 * Corrects a reading: its next version, as it was read at `version`. What was there stays in the history.
 * @param raw the fields of correctionSchema
 * @throws InvalidError at the fields, as addReadings; StaleFormError with what others wrote meanwhile; NotFoundError
 */
export async function correctReading(context: RequestContext, rawId: unknown, raw: unknown): Promise<Reading> {
  await authorize(context, "healthRecord.write");
  const reached = await reachReading(context, rawId, "W");
  const { reading, patient } = reached;
  if (!reading.enabled) throw new NotFoundError();
  const { version = reading.version, sure, meantUnit, ...sent } = parse(correctionSchema, raw);
  const typed: TypedEntry = { ...sent, unit: meantUnit || sent.unit };
  const before = typedReading(reading);
  // Nothing to write, such as a request that is repeated because its answer was lost.
  if (changedFields(before, typed).length === 0) return reading;
  if (version !== reading.version) throw await staleOf(context, reached);
  const sameTime = typed.date === before.date && typed.time === before.time;
  const frame = { zone: reading.zone, at: sameTime ? reading.at : undefined };
  const { facts, refused, asked } = await judgeEntry(context, reading.tracker, {
    patient,
    typed,
    frame,
    corrected: reading.id,
  });
  if (refused) throw new InvalidError(refused);
  if (asked && sure !== sureOf(typed)) throw new InvalidError([sureAbout(asked, sureOf(typed))]);
  return storeReading(context, reached, { ...reading, ...facts }, { change: "CHANGE" }).catch(
    async (error: unknown) => {
      if (!(error instanceof ConflictError)) throw error;
      throw await staleOf(context, await reachReading(context, reading.id, "W"));
    },
  );
}

/** What others wrote meanwhile: a read, and audited. */
async function staleOf(context: RequestContext, { reading, patient }: ReachedReading): Promise<StaleFormError> {
  await auditRead(context, {
    action: "healthRecord.read",
    subjectKind: "trackerReading",
    subjectId: reading.id,
    patientId: patient.id,
    fields: ["conflict"],
  });
  return new StaleFormError(reading.version, { ...typedReading(reading) });
}
