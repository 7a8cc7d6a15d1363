import { authorize, type Subject } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError, NotSignedInError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readRelation, type RelationRow } from "../../data/family/family-read.server";
import { idField } from "../../schemas/patients/person-fields";

/** The primary user: whoever is signed in, whomever they act for at the moment. */
export interface PrimaryUser {
  userId: string;
  patientId: string;
  sessionHash: string;
  /** The patient that they act for now, if it is a relative. */
  actingPatientId: string | null;
}

/** Who manages the family that is asked about. @throws where this is no patient */
export async function reachFamily(context: RequestContext): Promise<PrimaryUser> {
  await authorize(context, "family.manage");
  const { actor } = context;
  if (actor.kind !== "patient") throw new NotSignedInError();
  const { userId, patientId, sessionHash, acting } = actor;
  return {
    userId,
    sessionHash,
    patientId: acting?.ownPatientId ?? patientId,
    actingPatientId: acting ? patientId : null,
  };
}

/**
 * One relation of the primary user that has not been ended; with `eitherSide` also one by which they are acted for.
 * @throws NotFoundError for somebody else's as for one that does not exist
 */
export async function reachRelation(
  context: RequestContext,
  rawId: unknown,
  eitherSide = false,
): Promise<{ primary: PrimaryUser; relation: RelationRow }> {
  const primary = await reachFamily(context);
  const relation = await readRelation(context.db, parse(idField, rawId));
  if (!relation) throw new NotFoundError();
  const { primaryPatientId, patientId, endedAt, consentAt } = relation;
  const actedFor = eitherSide && patientId === primary.patientId && consentAt !== null;
  const theirs = endedAt === null && (primaryPatientId === primary.patientId || actedFor);
  const subject: Subject = { kind: "relatedUser", id: relation.id, userId: theirs ? primary.userId : null };
  await authorize(context, "family.manage", subject);
  return { primary, relation };
}
