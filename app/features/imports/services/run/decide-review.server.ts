import { insertPatientsStatements } from "~/features/patients/public.server";
import { commit, refusedAs } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { decideStatement, reviewStatement } from "../../data/chunk-rows.server";
import { isNumberTaken } from "../../data/known-people.server";
import { countDecidedStatement } from "../../data/imports.server";
import type { ImportedPatient } from "../../domain/reading/read-row";
import { storedPatientSchema } from "../../schemas/stored-patient";
import { decisionSchema } from "../../schemas/import-forms";
import { importOf } from "../imports/import-of.server";

/** A new patient whose number another patient has keeps it among the notes: no two have one number. */
async function withoutTakenNumber(context: RequestContext, draft: ImportedPatient): Promise<ImportedPatient> {
  const { externalNumber } = draft;
  if (externalNumber === null || !(await isNumberTaken(context.db, externalNumber))) return draft;
  const { t } = createTranslator(context.locale);
  const note = `${t("imports:field.externalNumber")}: ${externalNumber}`;
  return { ...draft, externalNumber: null, notes: [draft.notes, note].filter(Boolean).join("\n") };
}

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
  const draft = isNew ? await withoutTakenNumber(context, parse(storedPatientSchema, review.draft)) : null;
  const added = draft ? [{ ...draft, id: uuidv7(now), userId: null }] : [];
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
  }).catch(refusedAs({ conflict: () => new ConflictError("reviewDecided") }));
}
