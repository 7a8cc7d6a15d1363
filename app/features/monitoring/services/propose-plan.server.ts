import { commit, refusedAs } from "~/db/commit.server";
import { answeringProviders } from "~/features/identity/public.server";
import { assignProviderStatement } from "~/features/patients/public.server";
import { reachRecords } from "~/features/phr/public.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { insertEnrolment, readOfPatient } from "../data/enrolments.server";
import { readPlans, readPlanVersion } from "../data/plans.server";
import { proposeSchema } from "../schemas/monitoring";
import { monitoringTerms, toldInOrder } from "../support/monitoring-terms.server";
import { priceOfMonth } from "../support/price-of-month.server";
import { tellPatient } from "../support/told-of-monitoring.server";

const refused = (field: string, message: string) => new InvalidError([{ field, message }]);

/** What can be proposed to a patient, and what they have. The caller must be able to read their record. */
export async function readProposal(context: RequestContext, patientId: string) {
  await authorize(context, "monitoring.work");
  const { patient } = await reachRecords(context, "healthRecord.read", patientId);
  const [plans, own, providers, { isOn }] = await Promise.all([
    readPlans(context.db),
    readOfPatient(context.db, patient.id),
    answeringProviders(context.db),
    monitoringTerms(context),
  ]);
  const { actor } = context;
  return {
    ...{ patientId: patient.id, name: patient.name, isOn },
    plans: plans
      .filter(({ state }) => state === "published")
      .map(({ id, name, draft }) => ({ id, name, aim: draft.aim })),
    enrolments: own.map(({ id, planName, state, createdAt }) => ({ id, planName, state, createdAt })),
    providers: providers.map(({ departmentIds: _, ...person }) => person),
    me: actor.kind === "employee" && providers.some(({ id }) => id === actor.employeeId) ? actor.employeeId : "",
  };
}

/**
 * Proposes a plan to a patient; it begins when they agree. Whoever reviews and the providers of its team look after the
 * patient from then on.
 * @returns the id of the enrolment
 * @throws InvalidError at the field; ConflictError where the patient has the plan already; NotFoundError
 */
export async function proposePlan(context: RequestContext, raw: unknown): Promise<string> {
  await authorize(context, "monitoring.work");
  const { patientId: asked, planId, employeeId: chosen } = parse(proposeSchema, raw);
  const { patient } = await reachRecords(context, "healthRecord.write", asked);
  const { actor, db, now, profile } = context;
  const [plans, providers, terms] = await Promise.all([
    readPlans(db),
    answeringProviders(db),
    monitoringTerms(context),
  ]);
  if (!terms.isOn) throw refused("planId", "monitoring:error.off");
  const plan = plans.find(({ id, state }) => id === planId && state === "published");
  const version = plan && (await readPlanVersion(db, plan.id, plan.published));
  if (!plan || !version) throw refused("planId", "errors:field.chooseOne");
  const employeeId = chosen || (actor.kind === "employee" ? actor.employeeId : "");
  if (!providers.some(({ id }) => id === employeeId)) throw refused("employeeId", "errors:field.chooseOne");
  const { content } = version;
  const price = await priceOfMonth(context, { name: version.name, priceMinor: content.priceMinor });
  const id = uuidv7(now);
  const told = toldInOrder({ employeeId, team: content.team }, terms);
  const looking = providers.filter((each) => told.includes(each.id));
  await commit(context, {
    guarded: insertEnrolment(db, {
      ...{ id, patientId: patient.id, planId, planVersion: plan.published, employeeId, team: content.team },
      ...{ zone: profile.timeZone, createdAt: now, currencyCode: content.currencyCode },
      priceMinor: price?.totalMinor ?? 0,
    }),
    writes: looking.map((each) => assignProviderStatement(db, each.id, patient.id, now)),
    audit: [
      {
        action: "monitoring.propose",
        subjectKind: "monitoring",
        subjectId: id,
        patientId: patient.id,
        fields: ["plan"],
      },
    ],
    outbox: await tellPatient(context, patient.id, "monitoring.proposed"),
    result: null,
  }).catch(
    refusedAs(() => new ConflictError("changedMeanwhile", [{ field: "planId", message: "monitoring:error.twice" }])),
  );
  return id;
}
