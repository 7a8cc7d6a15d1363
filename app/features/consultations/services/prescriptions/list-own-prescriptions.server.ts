import { localDate, patientNames } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { z } from "zod";
import {
  prescriptionsInStates,
  prescriptionsOfProvider,
  readPrescription,
} from "../../data/prescriptions/prescriptions-read.server";
import { renewalsAsked } from "../../data/prescriptions/renewals.server";
import { PRESCRIPTION_PARTS, STATES_OF } from "../../domain/prescriptions/prescription-parts";
import { afterSchema } from "../../schemas/prescriptions/prescription";
import { employeeOf } from "../../support/prescriptions/reach-prescription.server";
import { listedPrescriptions } from "../../support/prescriptions/shown-prescription.server";
import { ROLE } from "~/features/identity/public.server";

/** Administrators have a list of their own. */
const writesPrescriptions = (roles: readonly string[]) => roles.includes(ROLE.PROVIDER) || roles.includes(ROLE.NURSE);

const schema = z.object({ part: z.enum(PRESCRIPTION_PARTS).catch("valid"), after: afterSchema });

/**
 * What a provider prescribes, or for a nurse what anybody does: drafts, valid ones or ended ones, the newest first; and
 * the wishes for renewals that wait for an answer. Administrators have a list of their own.
 * @throws ForbiddenError
 */
export async function listOwnPrescriptions(context: RequestContext, raw: unknown) {
  await authorize(context, "prescription.write");
  const employeeId = employeeOf(context);
  const { actor, db, now, profile } = context;
  if (employeeId === null || actor.kind !== "employee" || !writesPrescriptions(actor.roles)) throw new ForbiddenError();
  const { part, after } = parse(schema, raw);
  const states = STATES_OF[part];
  const ofAll = actor.roles.includes(ROLE.NURSE) && !actor.roles.includes(ROLE.PROVIDER);
  const [{ prescriptions, next }, asked] = await Promise.all([
    ofAll
      ? prescriptionsInStates(db, { states, after })
      : prescriptionsOfProvider(db, { prescriberId: employeeId, states, after }),
    renewalsAsked(db, ofAll ? null : employeeId),
    auditRead(context, {
      action: "prescription.list",
      subjectKind: "prescription",
      subjectId: null,
      patientId: null,
      fields: ["own"],
    }),
  ]);
  const wished = await Promise.all(asked.map(({ prescriptionId }) => readPrescription(db, { id: prescriptionId })));
  const of = [...prescriptions, ...wished.filter((each) => each !== undefined)];
  const today = localDate(now, profile.timeZone);
  const [listed, names] = await Promise.all([
    listedPrescriptions(context, of, { asPatient: false, today }),
    patientNames(context, [...new Set(of.map(({ patientId }) => patientId))]),
  ]);
  const named = listed.map((each) => ({ ...each, patientName: names.get(each.patientId) ?? "" }));
  return {
    ...{ part, next, ofAll },
    prescriptions: named.slice(0, prescriptions.length),
    renewals: asked.flatMap(({ id, prescriptionId, note, createdAt }) => {
      const prescription = named.find((each) => each.id === prescriptionId);
      return prescription ? [{ id, note, createdAt, prescription }] : [];
    }),
  };
}
