import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { componentsOfLaboratory, labTestsStatement, updateComponent } from "../../data/laboratory/catalogue.server";
import { offeredLimits } from "../../domain/laboratory/standard-limits";
import { standardLimitsSchema } from "../../schemas/laboratory/catalogue";
import { parse } from "~/platform/http/parse.server";
import { reachLaboratory } from "../../support/laboratory/reach-laboratory.server";

/** What a laboratory's tests measure, and what of those in use has no critical limits and would be given the standard ones. */
async function catalogueOf({ db }: RequestContext, laboratoryId: string) {
  const [tests, components] = await Promise.all([
    labTestsStatement(db, laboratoryId),
    componentsOfLaboratory(db, laboratoryId),
  ]);
  const measured = tests.flatMap((test) =>
    components
      .filter(({ testId }) => testId === test.id)
      .map((component) => ({ component, testName: test.name, isUsed: test.enabled })),
  );
  const offers = measured.flatMap(({ isUsed, ...one }) => {
    const offered = isUsed ? offeredLimits(one.component) : null;
    return offered ? [{ ...one, offered }] : [];
  });
  return { measured, offers };
}

const offersOf = async (context: RequestContext, laboratoryId: string) =>
  (await catalogueOf(context, laboratoryId)).offers;

type Offers = Awaited<ReturnType<typeof offersOf>>;

/** What was shown of them: a list that has changed since is another one. */
const shownAs = (offers: Offers) => offers.map(({ component: { id, version } }) => `${id}.${version}`).join(" ");

/**
 * What a laboratory's tests measure with their limits, and the standard critical limits that it does not have, as before
 * it takes them over: for every measurement without any. Nothing is changed.
 * @throws NotFoundError, ForbiddenError
 */
export async function listStandardLimits(context: RequestContext, rawId: unknown) {
  await authorize(context, "laboratory.manage");
  const { id } = await reachLaboratory(context, rawId);
  const { measured, offers } = await catalogueOf(context, id);
  return {
    shown: shownAs(offers),
    measured: measured.map(({ testName, component: { id: componentId, testId, name, loinc, kind, unit, ranges } }) => ({
      ...{ id: componentId, testId, testName, name, loinc, kind, unit, ranges },
    })),
    offers: offers.map(({ component: { id: componentId, name, unit }, testName, offered }) => ({
      ...{ id: componentId, name, unit, testName },
      ...{ criticalLow: offered.criticalLow, criticalHigh: offered.criticalHigh },
    })),
  };
}

/**
 * Gives a laboratory the standard critical limits, as it was shown them: from now on, and all of them or none.
 * @param raw `laboratoryId`, and what was `shown`
 * @throws ConflictError where the catalogue is no longer as it was shown; NotFoundError, ForbiddenError
 */
export async function takeStandardLimits(context: RequestContext, raw: unknown): Promise<{ taken: number }> {
  await authorize(context, "laboratory.manage");
  const { laboratoryId, shown } = parse(standardLimitsSchema, raw);
  const { id } = await reachLaboratory(context, laboratoryId);
  const { db } = context;
  const offers = await offersOf(context, id);
  const [first, ...others] = offers;
  if (!first || shownAs(offers) !== shown) throw new ConflictError("changedMeanwhile");
  const write = ({ component, offered }: Offers[number]) => {
    const { id: componentId, name, loinc, kind, unit, decimals, answers, version } = component;
    const limited = { id: componentId, name, loinc, kind, unit, decimals, answers, ranges: offered.ranges };
    return updateComponent(db, limited, version);
  };
  const changed = ({ component }: Offers[number]) => ({
    ...{ action: "labComponent.change", subjectKind: "labComponent", subjectId: component.id, fields: ["ranges"] },
  });
  await commit(context, {
    guarded: write(first),
    writes: others.map(write),
    audit: [changed(first), ...others.map(changed)],
    result: null,
  });
  return { taken: offers.length };
}
