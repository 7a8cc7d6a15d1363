import { importForMail } from "~/features/imports/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { MailPayload } from "~/outbox/mail";

/** The import that a message tells of, as it is now; undefined where it has gone on, or ended otherwise, meanwhile. */
export async function importTold(context: RequestContext, { template, importId }: MailPayload<"import">) {
  const told = await importForMail(context, importId);
  const tellsOfStop = template === "patientImport.stopped";
  return told && (told.stop !== null) === tellsOfStop ? told : undefined;
}
