import { commit, refusedAs } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { startStatement, type ChosenReading, type StoredImport } from "../../data/imports.server";
import { maySayNames } from "../../domain/reading/import-fields";
import { dateOrderOf } from "../../domain/reading/read-birth-date";
import type { MappingChoice } from "../../schemas/import-forms";
import { chooseReading } from "../reading/choose-reading.server";
import { importOf } from "./import-of.server";
import { readSample } from "../uploads/read-sample.server";
import { sendNextChunk } from "../run/send-next-chunk.server";
import { birthTexts } from "./register-import.server";

/** What must be known before the first row is written. @throws InvalidError */
async function check(context: RequestContext, stored: StoredImport, chosen: ChosenReading) {
  const { mapping, dateOrder, encodingSure } = chosen;
  if (!encodingSure) throw new InvalidError([{ field: "encoding", message: "imports:map.encodingMissing" }]);
  if (!maySayNames(mapping)) throw new InvalidError([{ field: "firstName", message: "imports:map.namesMissing" }]);
  if (dateOrder !== null) return;
  const { records } = await readSample(context, { ...stored, ...chosen });
  const { ambiguous } = dateOrderOf(birthTexts(records, mapping));
  if (ambiguous) throw new InvalidError([{ field: "dateOrder", message: "imports:map.orderMissing" }]);
}

/**
 * Starts an import that waits, with its columns as the person chose them, else as they were found.
 * @throws InvalidError where patients have no names, or nobody said in which code page the file is, or how dates are written that could be read in two
 * ways
 * @throws ConflictError where it was started or ended already
 */
export async function startImport(context: RequestContext, id: string, choice?: MappingChoice): Promise<void> {
  const stored = await importOf(context, id);
  const asFound = { mapping: stored.mapping, dateOrder: stored.dateOrder, encoding: null };
  if (stored.status !== "WAITING") throw new ConflictError("importStarted");
  const chosen = await chooseReading(context, stored, choice ?? asFound);
  await check(context, stored, chosen);
  const { db, now, auditActor } = context;
  await commit(context, {
    guarded: startStatement(db, id, { ...chosen, startedBy: auditActor.id }, now),
    audit: [{ action: "patientImport.start", subjectKind: "patientImport", subjectId: id, fields: ["status"] }],
    due: [{ kind: "PATIENT_IMPORT", id, dueAt: now }],
    result: null,
  }).catch(refusedAs({ conflict: () => new ConflictError("importStarted") }));
  await sendNextChunk(context, id);
}
