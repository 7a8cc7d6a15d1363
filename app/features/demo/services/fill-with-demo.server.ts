import { commit, refusedAs } from "~/db/commit.server";
import { ROLE } from "~/features/identity/public.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { claimDemoStatement, fillStatements } from "../data/demo-fill-write.server";
import { findRoleId, readDemoState } from "../data/demo-state-read.server";
import { demoDoctors, demoRefusal } from "../domain/demo-state";
import { demoFor, demoWords } from "../support/demo-plan.server";
import { SAMPLES } from "../support/samples.server";

/**
 * Fills an organization that has no patient and no appointment yet with demo data: doctors, patients and appointments
 * that can be told from real ones and taken away again. All of it is there, or nothing; of two who ask at once, one is
 * told.
 * @throws ConflictError with the reason where the organization cannot be filled
 */
export async function fillWithDemo(context: RequestContext): Promise<void> {
  await authorize(context, "demo.manage");
  const { db, now, profile, auditActor } = context;
  const state = await readDemoState(db);
  const refusal = demoRefusal(state, profile.settings);
  if (refusal) throw new ConflictError(refusal);
  const provider = await findRoleId(db, ROLE.PROVIDER);
  const id = uuidv7(now);
  const { demoRows, MARKED_TABLES } = await import("../support/demo-rows.server");
  const whose = demoFor(context, id.slice(-8), demoDoctors(state, profile.settings));
  const opened = { roles: { [ROLE.PROVIDER]: provider ?? "" }, passwordHash: null, samples: SAMPLES };
  const tables = demoRows(demoWords(context), whose, opened, now);
  await commit(context, {
    guarded: claimDemoStatement(db, { id, at: now, by: auditActor.id }),
    writes: fillStatements(db, tables, MARKED_TABLES),
    audit: [{ action: "demo.fill", subjectKind: "demo", subjectId: id }],
    result: null,
  }).catch(
    refusedAs({
      conflict: () => new ConflictError("demoIsThere"),
      unique: () => new ConflictError("demoNamesAreTaken"),
    }),
  );
}
