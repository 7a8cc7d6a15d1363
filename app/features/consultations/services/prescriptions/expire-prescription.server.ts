import { commit, refusedAs } from "~/db/commit.server";
import { localDate } from "~/features/patients/public.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readPrescription } from "../../data/prescriptions/prescriptions-read.server";
import { dropExpiry, insertHistory, updateState } from "../../data/prescriptions/prescriptions-write.server";
import { isLive, stateOn } from "../../domain/prescriptions/validity";

/** Does one due item: the last day of a prescription is over. One that has ended otherwise stays so. Safe to do twice. */
export async function expirePrescription(context: RequestContext, { id }: { id: string }): Promise<void> {
  await authorize(context, "prescription.expire");
  const { db, now, profile, auditActor: actor } = context;
  const found = await readPrescription(db, { id });
  const done = dropExpiry(db, id);
  if (!found || !isLive(found.state) || stateOn(found, localDate(now, profile.timeZone)) !== "EXPIRED") {
    await done.run();
    return;
  }
  const { state: fromState, patientId } = found;
  const history = { id: uuidv7(now), prescriptionId: id, action: "expire", fromState, toState: "EXPIRED" } as const;
  await commit(context, {
    guarded: updateState(db, found, { state: "EXPIRED", now }),
    writes: [insertHistory(db, { ...history, actor, at: now }), done],
    audit: [
      { action: "prescription.expire", subjectKind: "prescription", subjectId: id, patientId, fields: ["state"] },
    ],
    result: null,
    // Somebody does something with it at this moment: it is looked at again.
  }).catch(refusedAs({ conflict: () => ({ result: null, replayed: false }) }));
}
