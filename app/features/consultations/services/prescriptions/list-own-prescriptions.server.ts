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
import { renewalsFor } from "../../support/prescriptions/renewals-for.server";
import { listedPrescriptions } from "../../support/prescriptions/shown-prescription.server";

const schema = z.object({ part: z.enum(PRESCRIPTION_PARTS).catch("valid"), after: afterSchema });

/**
 * What a provider prescribes, or for a nurse what anybody does: drafts, valid ones or ended ones, the newest first; and
 * the wishes for renewals that wait for an answer. Administrators have a list of their own.
 * @throws ForbiddenError
 */
export async function listOwnPrescriptions(context: RequestContext, raw: unknown) {
  await authorize(context, "prescription.write");
  const { db, now, profile } = context;
  const whose = renewalsFor(context);
  if (whose === null) throw new ForbiddenError();
  const { prescriberId, employeeId } = whose;
  const { part, after } = parse(schema, raw);
  const states = STATES_OF[part];
  const ofAll = prescriberId === null;
  const [{ prescriptions, next }, asked] = await Promise.all([
    ofAll
      ? prescriptionsInStates(db, { states, after })
      : prescriptionsOfProvider(db, { prescriberId: employeeId, states, after }),
    renewalsAsked(db, prescriberId),
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
