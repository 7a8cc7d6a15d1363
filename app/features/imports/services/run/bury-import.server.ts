import { commit, asAsked } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { buryImportStatement, dropImportDue } from "../../data/import-due.server";
import { importStatement, stopStatement } from "../../data/imports.server";
import { notifyOfImport } from "./notify-of-import.server";

/**
 * Keeps the piece that no try could do as a dead letter, and stops its import until somebody lets it go on; who
 * started it is told. Of an import that stands already or has ended meanwhile, there is nothing to keep.
 */
export async function buryImport(context: RequestContext, importId: string): Promise<void> {
  await authorize(context, "patientImport.run");
  const { db, now } = context;
  const [stored] = await importStatement(db, importId);
  if (!stored) return;
  await commit(context, {
    guarded: stopStatement(db, importId, now),
    writes: [buryImportStatement(db, uuidv7(now), importId, now), dropImportDue(db, importId)],
    audit: [{ action: "patientImport.stop", subjectKind: "patientImport", subjectId: importId, fields: ["stoppedAt"] }],
    outbox: notifyOfImport(context, stored, "stopped"),
    result: null,
  }).catch(asAsked);
}
