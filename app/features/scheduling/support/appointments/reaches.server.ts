import { settingOf } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { isReached, type Contact } from "../../domain/appointments/telling/reach";

/**
 * Whether what we send reaches a patient; the practice's settings are read only where a phone is all that is known. A
 * time without a patient is nobody's to hear of.
 */
export async function reaches(context: RequestContext, contact: Contact | null | undefined): Promise<boolean> {
  if (!contact) return false;
  if (contact.email !== "" || contact.phone === "") return isReached(contact, false);
  const { smsToPatients, whatsappToPatients } = await settingOf(context, "notifications");
  return isReached(contact, smsToPatients || whatsappToPatients);
}
