import { commit, refusedAs } from "~/db/commit.server";
import { activeGatewayType } from "~/features/billing/public.server";
import { chosenUnit, chosenUnits, ENTERED_TRACKERS, trackerOf, type TrackerName } from "~/features/phr/public.server";
import { changedFields } from "~/kernel/changed-fields";
import { uuidv7 } from "~/kernel/ids";
import { minorWritten, typedMinor } from "~/kernel/money/typed";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import type { z } from "zod";
import {
  changePlan,
  insertPlan,
  insertPlanVersion,
  readPlan,
  readPlans,
  readPlanVersion,
  type PlanRow,
} from "../data/plans.server";
import type { PlanContent, PlanTracker } from "../domain/plan";
import {
  changedPlanSchema,
  planActSchema,
  planSchema,
  planTrackerSchema,
  removedTrackerSchema,
} from "../schemas/monitoring";
import { orderedBounds } from "../support/bounds-of";
import { overtaken } from "../support/change-enrolment.server";
import { shownLimits, typedInUnit, unitOfLimits } from "../support/limit-units.server";
import { monitoringTerms } from "../support/monitoring-terms.server";

const refused = (field: string, message: string) => new InvalidError([{ field, message }]);

/** Those of which a reading is a number that can be too high or too low. */
const MEASURED = ENTERED_TRACKERS.filter((name) => trackerOf(name).levels === undefined && !trackerOf(name).total);
const isMeasured = (name: string): name is TrackerName => MEASURED.some((each) => each === name);

/** The plans, for administrators. */
export async function readPlansScreen(context: RequestContext) {
  await authorize(context, "settings.change");
  const [plans, terms, gateway] = await Promise.all([
    readPlans(context.db),
    monitoringTerms(context),
    activeGatewayType(context),
  ]);
  return {
    plans: plans.map(({ id, name, state, draft, published }) => ({
      ...{ id, name, state, published, trackers: draft.trackers.map(({ tracker }) => tracker as TrackerName) },
      ...{ priceMinor: draft.priceMinor, currencyCode: draft.currencyCode },
    })),
    isOn: terms.isOn,
    isPayable: gateway !== undefined,
    teams: terms.teams.map(({ name }) => name),
    currencyCode: context.profile.currencyCode,
  };
}

/** One plan as it is written, with what its forms choose from, for administrators. @throws NotFoundError */
export async function readPlanScreen(context: RequestContext, id: string) {
  await authorize(context, "settings.change");
  const [plan, { teams }, units] = await Promise.all([
    reach(context, id),
    monitoringTerms(context),
    chosenUnits(context),
  ]);
  const { draft } = plan;
  const unitOf = (tracker: string) => chosenUnit(tracker as TrackerName, units);
  const latest = plan.published === 0 ? undefined : await readPlanVersion(context.db, id, plan.published);
  return {
    ...plan,
    price: draft.priceMinor === 0 ? "" : minorWritten(draft.priceMinor, draft.currencyCode),
    teams: teams.map(({ name }) => name),
    currencyCode: draft.currencyCode,
    isChanged:
      latest !== undefined &&
      (latest.name !== plan.name || JSON.stringify(latest.content) !== JSON.stringify(plan.draft)),
    trackers: draft.trackers.map((each) => ({
      ...shownLimits(each, unitOf(each.tracker)),
      tracker: each.tracker as TrackerName,
      unit: unitOf(each.tracker),
    })),
    choices: MEASURED.map((tracker) => ({
      tracker,
      unit: unitOf(tracker),
      hasSecond: trackerOf(tracker).second !== undefined,
    })),
  };
}

async function reach(context: RequestContext, id: string): Promise<PlanRow> {
  const plan = await readPlan(context.db, id);
  if (!plan) throw new NotFoundError();
  return plan;
}

/** What was typed of a plan, as it is stored. @throws InvalidError at the field */
async function stored(context: RequestContext, typed: z.infer<typeof planSchema>, currencyCode: string) {
  const { name, price, ...rest } = typed;
  const priceMinor = price === "" ? 0 : typedMinor(price, currencyCode);
  if (priceMinor === null) throw refused("price", "errors:field.amount");
  const { teams } = await monitoringTerms(context);
  if (rest.team !== "" && !teams.some((team) => team.name === rest.team))
    throw refused("team", "errors:field.chooseOne");
  return { name, content: { ...rest, priceMinor, currencyCode } };
}

/** Begins a plan, which nobody can have before it measures something and is published. @returns its id */
export async function addPlan(context: RequestContext, raw: unknown): Promise<string> {
  await authorize(context, "settings.change");
  const { name, content } = await stored(context, parse(planSchema, raw), context.profile.currencyCode);
  const id = uuidv7(context.now);
  await commit(context, {
    writes: [insertPlan(context.db, { id, name, state: "draft", draft: { ...content, trackers: [] } })],
    audit: [{ action: "monitoringPlan.add", subjectKind: "monitoringPlan", subjectId: id, fields: ["plan"] }],
    result: null,
  });
  return id;
}

type Set = Parameters<typeof changePlan>[2];

async function change(context: RequestContext, plan: PlanRow, version: number, set: Set, act = "change") {
  const { id } = plan;
  await commit(context, {
    guarded: changePlan(context.db, { id, version }, set),
    writes:
      act === "publish"
        ? [
            insertPlanVersion(context.db, {
              ...{ planId: id, planVersion: plan.published + 1, name: plan.name, content: plan.draft, at: context.now },
            }),
          ]
        : [],
    audit: [
      {
        action: `monitoringPlan.${act}`,
        subjectKind: "monitoringPlan",
        subjectId: id,
        fields: changedFields(plan, set),
      },
    ],
    result: null,
  }).catch(refusedAs(overtaken));
}

/** Changes what a plan says; patients stay on what was published before. @throws ConflictError */
export async function changeOwnPlan(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const { id, version, ...typed } = parse(changedPlanSchema, raw);
  const plan = await reach(context, id);
  const { name, content } = await stored(context, typed, plan.draft.currencyCode);
  await change(context, plan, version, { name, draft: { ...content, trackers: plan.draft.trackers } });
}

const sameEntry = (one: PlanTracker, other: { tracker: string; fromAge: number }) =>
  one.tracker === other.tracker && one.fromAge === other.fromAge;

/** Adds a measurement to a plan, or puts it in the place of that for the same age. @throws InvalidError */
export async function savePlanTracker(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const { id, version, tracker, unit, ...sent } = parse(planTrackerSchema, raw);
  if (!isMeasured(tracker)) throw refused("tracker", "errors:field.chooseOne");
  const { fromAge, times, days, windowMinutes, inRow, changeDays, averageDays, ...limits } = sent;
  const { changeBy, ...typed } = typedInUnit(limits, unitOfLimits(tracker, unit));
  const plan = await reach(context, id);
  const entry: PlanTracker = {
    ...{ tracker, fromAge, times, days, windowMinutes, inRow, changeBy, changeDays, averageDays },
    ...orderedBounds(typed, trackerOf(tracker).second !== undefined),
  };
  const others = plan.draft.trackers.filter((each) => !sameEntry(each, entry));
  if (others.length >= 12) throw refused("tracker", "monitoring:error.tooMany");
  await change(context, plan, version, { draft: { ...plan.draft, trackers: [...others, entry] } });
}

export async function removePlanTracker(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const { id, version, ...which } = parse(removedTrackerSchema, raw);
  const plan = await reach(context, id);
  const draft: PlanContent = {
    ...plan.draft,
    trackers: plan.draft.trackers.filter((each) => !sameEntry(each, which)),
  };
  await change(context, plan, version, { draft });
}

/** Lets patients have a plan as it is written now. @throws InvalidError where it measures nothing; ConflictError */
export async function publishPlan(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const { id, version } = parse(planActSchema, raw);
  const plan = await reach(context, id);
  if (plan.draft.trackers.length === 0) throw refused("", "monitoring:error.nothing");
  await change(context, plan, version, { state: "published", published: plan.published + 1 }, "publish");
}

/** Proposes a plan to nobody any more; patients who have it keep it. @throws ConflictError */
export async function retirePlan(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const { id, version } = parse(planActSchema, raw);
  await change(context, await reach(context, id), version, { state: "retired" }, "retire");
}
