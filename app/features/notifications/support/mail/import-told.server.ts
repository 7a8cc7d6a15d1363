import { importForMail } from "~/features/imports/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { MailPayload } from "../../schemas/mail/mail-payload";

/** The import that a message tells of, as it is now; undefined where it has gone on, or ended otherwise, meanwhile. */
export async function importTold(context: RequestContext, { template, importId = "" }: MailPayload) {
  const told = await importForMail(context, importId);
  const tellsOfStop = template === "patientImport.stopped";
  return told && (told.stop !== null) === tellsOfStop ? told : undefined;
}
