import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { buryStatement } from "../data/import-due.server";

/** Keeps the piece that no try could do as a dead letter; due work asks for it again all the same. */
export async function buryImport(context: RequestContext, importId: string): Promise<void> {
  await authorize(context, "patientImport.run");
  await buryStatement(context.db, uuidv7(context.now), importId, context.now).run();
}
