import type { Stock } from "../house";
import { base, inPath, newId, type About, type Recipe, type Recipes, type ThingOf } from "../recipe";

const ids = { monitoringPlan: newId, monitoringEnrolment: newId, monitoringAlert: newId, monitoringReview: newId };
type OwnThing = ThingOf<typeof ids>;

const NONE = { lowCritical: null, lowWarn: null, highWarn: null, highCritical: null };
const CONTENT = JSON.stringify({
  ...{ aim: "A steady weight", instructions: "", team: "", reviewDays: 7, missesToTell: 2 },
  ...{ priceMinor: 0, currencyCode: "EUR", months: 0 },
  trackers: [
    {
      ...{ tracker: "weight", fromAge: 0, times: [480], days: [1, 2, 3, 4, 5, 6, 7], windowMinutes: 120 },
      ...{ first: { ...NONE, highWarn: 90 }, second: null, inRow: 1, changeBy: null, changeDays: 1, averageDays: 0 },
    },
  ],
});

function stock(stock: Stock, thing: OwnThing, { now }: About): void {
  stock.add("monitoring_plan", {
    ...{ id: thing.monitoringPlan, name: "Weight", state: "published", draft: CONTENT, published: 1 },
  });
  stock.add("monitoring_plan_version", {
    ...{ plan_id: thing.monitoringPlan, plan_version: 1, name: "Weight", content: CONTENT, at: now },
  });
  stock.add("monitoring_enrolment", {
    ...{ id: thing.monitoringEnrolment, patient_id: thing.patient, employee_id: thing.employee },
    ...{ plan_id: thing.monitoringPlan, plan_version: 1, state: "ACTIVE", zone: "Europe/Madrid", own_limits: "{}" },
    ...{ created_at: now, consent_at: now, started_at: now, start_on: "2026-01-05", currency_code: "EUR" },
    ...{ months_begun: 1, clock_at: now, concern: 1, last_reading_at: now, review_at: now + 604_800_000 },
  });
  stock.add("monitoring_alert", {
    ...{ id: thing.monitoringAlert, enrolment_id: thing.monitoringEnrolment, tracker: "weight", rule: "range" },
    ...{ state: "OPEN", severity: "WARN", count: 1, first_at: now, last_at: now, worst: 95, excess: 5, opened_at: now },
  });
  stock.add("monitoring_review", {
    ...{ id: thing.monitoringReview, enrolment_id: thing.monitoringEnrolment, employee_id: thing.employee },
    ...{ at: now, text: "Steady.", shared: 1, minutes: 5 },
  });
}

/** A plan is the practice's. */
const aboutPlan = (body?: Record<string, unknown>): Recipe<OwnThing> => ({
  shared: true,
  ...(body && { changes: true as const }),
  about: (thing) => ({ params: { planId: thing.monitoringPlan }, ...(body && { body }) }),
});
const sent = (body: Record<string, unknown>): Recipe<OwnThing> => ({
  about: (thing) => ({ body: { ...body, patientId: thing.patient } }),
});

const recipes: Recipes<OwnThing> = {
  [`POST ${base}/monitoring`]: {
    changes: true,
    about: (thing) => ({ body: { intent: "end", plan: thing.monitoringEnrolment, version: "1" } }),
  },
  [`GET ${base}/monitoring/patient/:enrolmentId`]: inPath("enrolmentId", (thing) => thing.monitoringEnrolment),
  [`POST ${base}/monitoring/patient/:enrolmentId`]: {
    changes: true,
    about: (thing) => ({
      params: { enrolmentId: thing.monitoringEnrolment },
      body: { intent: "pause", version: "1" },
    }),
  },
  [`GET ${base}/monitoring/propose`]: { about: (thing) => ({ query: { patient: thing.patient } }) },
  [`POST ${base}/monitoring/propose`]: {
    about: (thing) => ({ query: { patient: thing.patient }, body: { intent: "propose", planId: "none" } }),
  },
  [`POST ${base}/settings/remotemonitoringsettings/plans`]: { plain: () => ({ body: { intent: "add", name: "" } }) },
  [`GET ${base}/settings/remotemonitoringsettings/plans/:planId`]: aboutPlan(),
  [`POST ${base}/settings/remotemonitoringsettings/plans/:planId`]: aboutPlan({ intent: "retire", version: "1" }),
  [`POST ${base}/settings/monitoringteams/members`]: { plain: () => ({ body: { intent: "save", name: "" } }) },
  "POST /monitoring/readings": sent({ tracker: "weight", value: 80, unit: "kg", at: "2026-01-05T08:00:00Z" }),
  "POST /monitoring/observations": {
    about: (thing) => ({
      body: {
        ...{ resourceType: "Observation", status: "final", effectiveDateTime: "2026-01-05T08:00:00Z" },
        code: { coding: [{ system: "http://loinc.org", code: "29463-7" }] },
        subject: { reference: `Patient/${thing.patient}` },
        valueQuantity: { value: 81, system: "http://unitsofmeasure.org", code: "kg" },
      },
    }),
  },
};

export const monitoringInMatrix = { ids, stock, recipes };
