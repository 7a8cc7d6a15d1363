import { auditStatement } from "~/db/commit.server";
import { sealAfterDenial } from "~/platform/audit/seal-tail.server";
import type { Authority } from "~/platform/access/authorities.server";
import type { RequestContext } from "~/platform/context.server";

interface Denied {
  authority: Authority;
  patientId: string | null;
  subjectKind: string;
  subjectId?: string | null;
}

/** Writes down that somebody asked for something of a patient's record that their part does not let them have. */
export async function auditDenial(context: RequestContext, { authority, ...about }: Denied): Promise<void> {
  await auditStatement(context, { ...about, action: authority, fields: ["role"], outcome: "DENIED" }).run();
  sealAfterDenial(context);
}
