import { z } from "zod";
import type { RequestContext } from "~/platform/context.server";

/** A message of the queue patient-import: the next piece of one import is to be done. */
export const chunkMessage = z.object({
  organizationId: z.number().int(),
  importId: z.string(),
  requestId: z.string(),
});

/** Asks for the next piece. Should the message be lost, due work finds what went quiet. */
export async function sendNextChunk({ env, organization, requestId }: RequestContext, importId: string): Promise<void> {
  await env.PATIENT_IMPORT.send({ organizationId: organization.id, importId, requestId } satisfies z.infer<
    typeof chunkMessage
  >);
}
