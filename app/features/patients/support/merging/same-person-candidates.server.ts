import type { RequestContext } from "~/platform/context.server";
import { readLikely } from "../../data/merging/duplicates-read.server";
import { duplicateReasons, type DuplicateReason } from "../../domain/merging/duplicates";
import type { PatientRecord } from "../../domain/patients/patient-views";
import type { PatientProfile } from "../../domain/patients/profile";
import { patientsOf } from "../patients/patients-of.server";

/** A record that may be of the same person, and what speaks for it. */
export interface SamePersonCandidate {
  id: string;
  number: number;
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD, or empty. */
  birthDate: string;
  reasons: DuplicateReason[];
}

/**
 * The records with the contact, or the name and birth date, of a person who has no account, as far as whoever asks may
 * see them; the one with most in common first. None for a patient who has an account: theirs is a record to merge into.
 */
export async function samePersonCandidates(
  context: RequestContext,
  person: PatientRecord,
): Promise<SamePersonCandidate[]> {
  return person.userId === null ? peopleLike(context, person) : [];
}

/** The same of anybody, with an account or without. */
export async function peopleLike(
  context: RequestContext,
  person: PatientRecord | PatientProfile,
): Promise<SamePersonCandidate[]> {
  const likely = await readLikely(context.db, person, patientsOf(context));
  return likely
    .filter(({ reached }) => reached)
    .map(({ id, number, firstName, lastName, birthDate, ...contact }) => {
      const reasons = duplicateReasons({ firstName, lastName, birthDate, ...contact }, person);
      return { id, number, firstName, lastName, birthDate, reasons };
    })
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.reasons.length - a.reasons.length || a.number - b.number);
}
