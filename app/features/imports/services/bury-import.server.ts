import { fenceStatement } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { buryStatement, dropImportDue } from "../data/import-due.server";
import { stopStatement } from "../data/imports.server";

/** Keeps the piece that no try could do as a dead letter, and stops its import until somebody lets it go on. */
export async function buryImport(context: RequestContext, importId: string): Promise<void> {
  await authorize(context, "patientImport.run");
  const { db, now } = context;
  await db.rawBatch([
    fenceStatement(db),
    buryStatement(db, uuidv7(now), importId, now),
    db.compile(stopStatement(db, importId, now)),
    dropImportDue(db, importId),
  ]);
}
