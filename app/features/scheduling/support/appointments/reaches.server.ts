import { settingOf } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { isReached, type Contact } from "../../domain/appointments/reach";

/** Whether what we send reaches a patient; the practice's settings are read only where a phone is all that is known. */
export async function reaches(context: RequestContext, contact: Contact): Promise<boolean> {
  if (contact.email !== "" || contact.phone === "") return isReached(contact, false);
  const { smsToPatients, whatsappToPatients } = await settingOf(context, "notifications");
  return isReached(contact, smsToPatients || whatsappToPatients);
}
