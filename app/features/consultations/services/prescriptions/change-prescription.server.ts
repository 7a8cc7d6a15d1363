import { isLocaleCode } from "~/i18n/locales";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { pharmacyChoices } from "../../data/prescriptions/pharmacy-choices.server";
import { validityProblem } from "../../domain/prescriptions/validity";
import { headerSchema, versionField } from "../../schemas/prescriptions/prescription";
import { changeDraft } from "../../support/prescriptions/change-draft.server";
import { reachPrescription, requireAction } from "../../support/prescriptions/reach-prescription.server";
import { z } from "zod";

const schema = z.object({ version: versionField, ...headerSchema.shape });

/**
 * Changes what stands above and below the lines of a draft. Saved as it is typed: a request that says what stands there
 * already writes nothing.
 * @param raw the fields, and the `version` that they were read at
 * @returns the version that the draft has now
 * @throws NotFoundError, ForbiddenError, InvalidError; ConflictError where somebody changed or signed it since
 */
export async function changePrescription(
  context: RequestContext,
  rawId: unknown,
  raw: unknown,
): Promise<{ version: number }> {
  await authorize(context, "prescription.write");
  const found = await reachPrescription(context, "prescription.write", rawId);
  await requireAction(context, found, "change", "prescription.write");
  const { prescription, reached } = found;
  const { version, details: detailsShown, prescriberId: _, ...header } = parse(schema, raw);
  const problem = validityProblem(header.validUntil, reached.facts.today);
  if (problem) throw new InvalidError([{ field: "validUntil", message: `prescriptions:validity.${problem}` }]);
  if (!isLocaleCode(header.language))
    throw new InvalidError([{ field: "language", message: "errors:field.chooseOne" }]);
  const { pharmacyId } = header;
  if (pharmacyId !== null && pharmacyId !== prescription.pharmacyId) {
    const known = (await pharmacyChoices(context.db)).some(({ id }) => id === pharmacyId);
    if (!known) throw new InvalidError([{ field: "pharmacyId", message: "errors:field.chooseOne" }]);
  }
  const next = { ...header, detailsShown };
  if (changedFields(prescription, next).length === 0) return { version: prescription.version };
  return { version: await changeDraft(context, prescription, { version, header: next }) };
}
