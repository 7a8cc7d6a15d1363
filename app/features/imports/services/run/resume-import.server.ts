import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { dropImportDue, postponeImportDue } from "../../data/import-due.server";
import { importStatement } from "../../data/imports.server";
import { sendNextChunk } from "./send-next-chunk.server";

/** A piece takes less; whatever was quiet for longer has lost its message. */
const QUIET_MS = 3_000;

/**
 * Does one due item: asks again for the next piece of an import that went quiet. A superfluous message does no harm.
 */
export async function resumeImport(context: RequestContext, { id }: { id: string }): Promise<void> {
  await authorize(context, "patientImport.run");
  const { db, now } = context;
  const [stored] = await importStatement(db, id);
  if ((stored?.status !== "RUNNING" && stored?.status !== "UNDOING") || stored.stoppedAt !== null) {
    await dropImportDue(db, id).run();
    return;
  }
  // Due again the next time that the clock looks.
  await postponeImportDue(db, id, now + 1).run();
  if (now - stored.touchedAt >= QUIET_MS) await sendNextChunk(context, id);
}
