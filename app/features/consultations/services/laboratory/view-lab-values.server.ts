import { reachRecords } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { namesBeingCorrected, resultsOverTime } from "../../data/laboratory/lab-results.server";
import { courseKey, valueOfPatient, type SeenValue } from "../../domain/laboratory/lab-order";

/** So many values the list of a patient's reads, and so many a plot shows. */
const MOST_LISTED = 400;
const MOST_PLOTTED = 120;

/**
 * A patient's values over time: the newest of each, and of one of them the course. The patient sees what was released,
 * the practice what is final; what is being corrected the patient reads by its name alone. Reading those of somebody else
 * is audited.
 * @param asked `of`: which one, as the list names it
 * @throws NotFoundError, ForbiddenError
 */
export async function viewLabValues(
  context: RequestContext,
  asked: { patientId?: string | undefined; of?: string | undefined },
) {
  await authorize(context, "labOrder.read");
  const { patient, isSelf, opening } = await reachRecords(context, "labOrder.read", asked.patientId);
  const released = context.actor.kind === "patient";
  const { of } = asked;
  const one = of === undefined ? undefined : of.startsWith("name:") ? { name: of.slice(5) } : { loinc: of };
  const [found, corrected] = await Promise.all([
    resultsOverTime(context.db, {
      ...{ patientId: patient.id, released, most: one ? MOST_PLOTTED : MOST_LISTED },
      ...(one && { of: one }),
    }),
    released ? namesBeingCorrected(context.db, patient.id) : [],
    auditRead(context, {
      action: "labOrder.read",
      subjectKind: "labOrder",
      subjectId: null,
      patientId: patient.id,
      fields: ["values"],
    }),
  ]);
  const values: SeenValue[] = released ? found.map(valueOfPatient) : found;
  const newest = new Map<string, SeenValue>();
  for (const value of values) if (!newest.has(courseKey(value))) newest.set(courseKey(value), value);
  return {
    ...{ patient, isSelf, opening, of: of ?? null },
    newest: [...newest].map(([key, value]) => ({ ...value, key })),
    beingCorrected: corrected.flatMap((each) => (of === undefined || courseKey(each) === of ? each.name : [])),
    course: one ? [...values].reverse() : [],
  };
}
