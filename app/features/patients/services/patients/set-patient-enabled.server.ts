import { commit, asAsked } from "~/db/commit.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { setEnabledStatement } from "../../data/patients/patient-update.server";
import { idField } from "../../schemas/patients/person-fields";
import { reachPatient } from "./read-patient.server";

async function setEnabled(context: RequestContext, rawId: unknown, enabled: boolean): Promise<void> {
  const id = parse(idField, rawId);
  const { record } = await reachPatient(context, "patient.disable", id);
  const ended =
    enabled || record.userId === null ? [] : [outboxEntry(context, "user.ended", { userId: record.userId })];
  await commit(context, {
    guarded: setEnabledStatement(context.db, id, enabled),
    audit: [
      {
        action: enabled ? "patient.enable" : "patient.disable",
        subjectKind: "patient",
        subjectId: id,
        patientId: id,
        fields: ["enabled"],
      },
    ],
    outbox: ended,
    result: null,
  }).catch(asAsked);
}

/** Takes a patient out of the lists and ends their sign-in; appointments and records stay. */
export const disablePatient = (context: RequestContext, id: unknown): Promise<void> => setEnabled(context, id, false);

/** Takes a disabled patient back. */
export const enablePatient = (context: RequestContext, id: unknown): Promise<void> => setEnabled(context, id, true);
