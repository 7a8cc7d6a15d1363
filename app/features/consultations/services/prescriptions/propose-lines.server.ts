import { drugProducts, isSameSubstance } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { favouritesOf } from "../../data/prescriptions/favourites.server";
import { lastSignedLines, linesOf } from "../../data/prescriptions/prescriptions-read.server";
import {
  hasStrength,
  proposedLines,
  proposedStrengths,
  type ProposedLine,
  type ProposedStrength,
} from "../../domain/prescriptions/proposals";
import type { LineWarning } from "../../domain/prescriptions/warnings";
import { lineSchema, writtenLine } from "../../schemas/prescriptions/line";
import { chosenNameSchema } from "../../schemas/prescriptions/prescription";
import { checkedLines } from "../../support/prescriptions/checked-lines.server";
import {
  reachPrescription,
  requireAction,
  type ReachedPrescription,
} from "../../support/prescriptions/reach-prescription.server";

/** Tells the medicine that is chosen from those that are written. */
const CHOSEN = "";

/** What is proposed for a medicine whose name is chosen. */
export interface Proposals {
  name: string;
  /** Written before, with directions. */
  lines: readonly ProposedLine[];
  /** The usual strengths that no line has. */
  strengths: readonly ProposedStrength[];
  /** What speaks against the medicine for this patient, whatever its strength and directions will be. */
  warnings: readonly LineWarning[];
}

/** What the checks say of a medicine beside the lines of a draft, but for that whose form it is typed in. */
async function warningsFor(
  context: RequestContext,
  found: ReachedPrescription,
  { name, lineId }: { name: string; lineId: string },
): Promise<LineWarning[]> {
  const others = (await linesOf(context.db, [found.prescription.id])).filter(({ id }) => id !== lineId);
  const { medicine } = writtenLine(lineSchema.parse({ name }), []);
  const { warnings } = await checkedLines(context, found, [...others, { id: CHOSEN, name, medicine, recordId: null }]);
  return (warnings.get(CHOSEN) ?? []).map(({ check, level, about, by }) => ({
    ...{ check, level, about, ...(by && { by }) },
  }));
}

/**
 * What is proposed for a medicine on a draft: what this patient was prescribed of the substance, the favorites, what the
 * prescriber wrote last, and the strengths that the product knows; and what speaks against it. Nothing of it is written.
 * @param raw the `name` that was chosen or typed, and the `lineId` of the form that it stands in
 * @throws NotFoundError, ForbiddenError, InvalidError at the name; ConflictError for one that is signed
 */
export async function proposeLines(context: RequestContext, rawId: unknown, raw: unknown): Promise<Proposals> {
  await authorize(context, "prescription.write");
  const found = await reachPrescription(context, "prescription.write", rawId);
  await requireAction(context, found, "change", "prescription.write");
  const { name, lineId } = parse(chosenNameSchema, raw);
  const { id, patientId, prescriberId } = found.prescription;
  const { db } = context;
  const keepers = [...new Set([found.employeeId ?? prescriberId, prescriberId])];
  const [patient, own, favourites, warnings] = await Promise.all([
    lastSignedLines(db, { patientId }),
    lastSignedLines(db, { prescriberId }),
    Promise.all(keepers.map((employeeId) => favouritesOf(db, employeeId))),
    warningsFor(context, found, { name, lineId }),
    auditRead(context, {
      action: "prescription.read",
      subjectKind: "prescription",
      subjectId: id,
      patientId,
      fields: ["proposals"],
    }),
  ]);
  const alike = <Of extends { name: string }>(all: readonly Of[]) =>
    all.filter((each) => isSameSubstance(each.name, name));
  const written = (all: typeof patient) =>
    alike(all).map(({ signedAt: at, name: writtenAs, medicine, quantity }) => ({
      ...{ at, line: { name: writtenAs, medicine, quantity } },
    }));
  const lines = proposedLines(name, {
    ...{ patient: written(patient), own: written(own) },
    favourite: alike(favourites.flat()).map((kept) => ({
      ...{ at: null, line: { name: kept.name, medicine: kept.medicine, quantity: null } },
    })),
  });
  const strengths = proposedStrengths(drugProducts(name)).filter((each) => !lines.some(hasStrength(each)));
  return { name, lines, strengths, warnings };
}
