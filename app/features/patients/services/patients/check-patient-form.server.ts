import { createTranslator } from "~/i18n/translator.server";
import { listClients } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { categoryRows } from "../../data/patients/patient-list-read.server";
import { readLikely } from "../../data/merging/duplicates-read.server";
import { duplicateReasons } from "../../domain/merging/duplicates";
import type { PatientRecord } from "../../domain/patients/patient-views";
import type { PatientForm } from "../../schemas/patients/patient-form";
import { patientsOf } from "../../support/patients/patients-of.server";

/**
 * Who may be the same person, said in the reader's words: name and number where they may see them, and what is alike.
 */
async function duplicatesOf(
  context: RequestContext,
  written: PatientForm,
  before: PatientRecord | null,
): Promise<string[]> {
  const { t } = createTranslator(context.locale);
  const likely = await readLikely(context.db, { ...written, id: before?.id ?? null }, patientsOf(context));
  return likely.flatMap((known) => {
    // What they had in common before was answered when it was first written.
    const answered = before ? duplicateReasons(known, before) : [];
    const reasons = duplicateReasons(known, written)
      .filter((reason) => !answered.includes(reason))
      .map((reason) => t(`patients:duplicate.${reason}`));
    if (reasons.length === 0) return [];
    const name = known.reached
      ? t("patients:duplicate.person", { name: `${known.firstName} ${known.lastName}`.trim(), number: known.number })
      : t("patients:duplicate.someone");
    return [t("patients:duplicate.because", { name, reasons: reasons.join(", ") })];
  });
}

/**
 * What a form of a patient must answer to beyond its fields: a category and a client organization that may be chosen, and a warning of whoever
 * may be the same person, which the writer can go past.
 * @throws InvalidError
 */
export async function checkPatientForm(
  context: RequestContext,
  written: PatientForm,
  before: PatientRecord | null,
): Promise<void> {
  if (written.categoryId !== null && written.categoryId !== before?.categoryId) {
    const category = await categoryRows.read(context.db, written.categoryId);
    if (!category?.enabled) throw new InvalidError([{ field: "categoryId", message: "errors:field.chooseOne" }]);
  }
  const { clientOrganizationId: client } = written;
  if (client !== null && client !== before?.clientOrganizationId) {
    const known = (await listClients(context)).some(({ id, enabled }) => id === client && enabled);
    if (!known) throw new InvalidError([{ field: "clientOrganizationId", message: "errors:field.chooseOne" }]);
  }
  if (written.acceptDuplicate) return;
  const people = await duplicatesOf(context, written, before);
  if (people.length > 0)
    throw new InvalidError([
      { field: "acceptDuplicate", message: "patients:duplicate.found", values: { people: people.join("; ") } },
    ]);
}
