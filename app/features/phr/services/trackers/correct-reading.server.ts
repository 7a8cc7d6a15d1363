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
  if (version !== reading.version) throw staleOf(reached);
  const before = typedReading(reading);
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
  if (changedFields(before, typed).length === 0) return reading;
  return storeReading(context, reached, { ...reading, ...facts }, { change: "CHANGE" }).catch(
    async (error: unknown) => {
      if (!(error instanceof ConflictError)) throw error;
      throw staleOf(await reachReading(context, reading.id, "W"));
    },
  );
}

const staleOf = ({ reading }: ReachedReading) => new StaleFormError(reading.version, { ...typedReading(reading) });
