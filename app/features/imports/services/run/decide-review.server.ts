import { insertPatientsStatements } from "~/features/patients/public.server";
import { commit } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { decideStatement, reviewStatement } from "../../data/chunk-rows.server";
import { countDecidedStatement } from "../../data/imports.server";
import { storedPatientSchema } from "../../schemas/stored-patient";
import { decisionSchema } from "../../schemas/import-forms";
import { isCommitConflict } from "./commit-conflict.server";
import { importOf } from "../imports/import-of.server";

/**
 * Decides about a row that may be a patient who is there: the same person, who is left as they are, or a new patient.
 * @throws ConflictError where somebody has decided already
 */
export async function decideReview(context: RequestContext, importId: string, raw: unknown): Promise<void> {
  const { id } = await importOf(context, importId);
  const { row, decision } = parse(decisionSchema, raw);
  const { db, now, auditActor } = context;
  const [review] = await reviewStatement(db, id, row);
  if (!review) throw new NotFoundError("patientImportReview");
  const isNew = decision === "NEW" && review.decision === null;
  const added = isNew ? [{ ...parse(storedPatientSchema, review.draft), id: uuidv7(now), userId: null }] : [];
  await commit(context, {
    guarded: decideStatement(db, { importId: id, row }, { decision, decidedBy: auditActor.id, decidedAt: now }),
    writes: [
      countDecidedStatement(db, id, decision === "NEW" ? "created" : "known"),
      ...insertPatientsStatements(context, added, id),
    ],
    audit: [
      { action: "patientImport.decide", subjectKind: "patientImport", subjectId: id, patientId: added[0]?.id ?? null },
    ],
    result: null,
  }).catch((error: unknown) => {
    throw isCommitConflict(error) ? new ConflictError("reviewDecided") : error;
  });
}
