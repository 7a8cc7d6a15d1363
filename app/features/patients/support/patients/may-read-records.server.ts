import { settingOf } from "~/features/organization/public.server";
import { ROLE } from "~/features/identity/public.server";
import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";

/**
 * Whether an employee may read what belongs to the health record of a patient whom they may see: a nurse, the
 * provider who looks after the patient and the account's owner may; a plain administrator where the organization
 * allows it (specification, section 6). Whoever has no part in health records, such as a receptionist, never may.
 */
export async function mayReadRecords(context: RequestContext, isOwnPatient: boolean): Promise<boolean> {
  const { actor } = context;
  if (actor.kind !== "employee" || verdictOf(context, "healthRecord.read") !== "allowed") return false;
  if (actor.isCreator || actor.roles.includes(ROLE.NURSE)) return true;
  if (actor.roles.includes(ROLE.PROVIDER) && isOwnPatient) return true;
  return (await settingOf(context, "compliance")).adminsMayReadRecords;
}
