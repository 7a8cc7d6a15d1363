import {
  byCoverage,
  endsBefore,
  heldProfile,
  insurancesStatement,
  likelyDuplicates,
  maskedId,
  ranOut,
} from "~/features/patients/public.server";
import { addDays } from "~/kernel/time/dates";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { firstRecords } from "../../data/records/health-records-read.server";
import { PROFILE_RIGHTS } from "../../domain/profile/overview-parts";
import { HEALTH_RECORD_KINDS } from "../../records";
import { reachProfile } from "../../support/profile/reach-profile.server";
import { shownAreas } from "../../support/records/shown-areas.server";

/** So many days before its end an insurance is said to run out. */
const WARNED_DAYS = 30;
const MOST_CONTACTS = 5;

/**
 * Who a patient is, where they live, what insures them and who is told in an emergency; what the organization hides is
 * null. Staff learn who else may be the same person. Reading somebody else's is audited.
 * @throws NotFoundError, ForbiddenError
 */
export async function readProfile(context: RequestContext, rawPatientId: unknown) {
  await authorize(context, "healthRecord.read");
  const [reached, areas] = await Promise.all([reachProfile(context, "R", rawPatientId), shownAreas(context)]);
  const { patient, isSelf, role, opening, facts, privateOf, may } = reached;
  const { db } = context;
  const contact = HEALTH_RECORD_KINDS.find(({ kind }) => kind === "EMERGENCYCONTACT");
  const seesContacts = contact !== undefined && areas.has(contact.area) && may(contact.rights, "R");
  const seesInsurances = areas.has("insurances");
  const [profile, insurances, contacts] = await Promise.all([
    heldProfile(context, patient.id),
    seesInsurances ? insurancesStatement(db, patient.id) : null,
    seesContacts
      ? firstRecords(db, { patientId: patient.id, kind: "EMERGENCYCONTACT", privateOf }, MOST_CONTACTS)
      : null,
    auditRead(context, {
      action: "healthRecord.read",
      subjectKind: "patient",
      subjectId: patient.id,
      patientId: patient.id,
      fields: ["profile"],
    }),
  ]);
  const soon = addDays(facts.today, WARNED_DAYS);
  const duplicates = await likelyDuplicates(context, profile);
  return {
    ...{ patient, isSelf, role, opening, contacts, duplicates },
    profile: { ...profile, nationalId: maskedId(profile.nationalId) },
    insurances:
      insurances &&
      byCoverage(insurances).map((insurance) => ({
        ...insurance,
        ranOut: ranOut(insurance, facts.today),
        endsSoon: endsBefore(insurance, facts.today, soon),
      })),
    mayChange: may(PROFILE_RIGHTS, "W"),
    mayAddContact: seesContacts && (contacts?.length ?? 0) < MOST_CONTACTS && may(contact.rights, "W"),
  };
}

export type ReadProfile = Awaited<ReturnType<typeof readProfile>>;
