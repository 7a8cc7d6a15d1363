import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { mergePatientSchema } from "../../schemas/merging/merge-patient";
import { mergePlan, mergeRefused } from "../../support/merging/merge-writes.server";
import { reachPatient } from "../patients/read-patient.server";
import { samePersonCandidates } from "../../support/merging/same-person-candidates.server";

/** Sees that whoever asks may say who a person is, before anything that they sent is read. @throws NotFoundError */
export async function requireMergeable(context: RequestContext, id: string): Promise<void> {
  await authorize(context, "patient.list");
  await reachPatient(context, "patient.update", id);
}

/**
 * Staff say that a person who was written down for a request is a patient whom the practice knows: the appointments and
 * everything else of the person go over to the record, in one commit. Whoever does it may change both records, and the
 * record is one that has the contact, or name and birth date, in common with the person.
 * @returns the id of the record that stays
 * @throws NotFoundError, InvalidError, ConflictError
 */
export async function mergePatient(context: RequestContext, fromId: string, raw: unknown): Promise<string> {
  await authorize(context, "patient.list");
  const { record: from } = await reachPatient(context, "patient.update", fromId);
  const { into: intoId } = parse(mergePatientSchema, raw);
  const { record: into } = await reachPatient(context, "patient.update", intoId);
  const candidates = await samePersonCandidates(context, from);
  if (!candidates.some(({ id }) => id === into.id))
    throw new InvalidError([{ field: "into", message: "errors:field.chooseOne" }]);
  await commit(context, mergePlan(context, from, into)).catch(mergeRefused);
  return into.id;
}
