import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { componentsOf, labTestsStatement, updateComponent } from "../../data/laboratory/catalogue.server";
import { offeredLimits } from "../../domain/laboratory/standard-limits";
import { standardLimitsSchema } from "../../schemas/laboratory/catalogue";
import { parse } from "~/platform/http/parse.server";
import { reachLaboratory } from "../../support/laboratory/reach-laboratory.server";

/** What of a laboratory's tests in use measures without critical limits, and would be given the standard ones. */
async function offersOf({ db }: RequestContext, laboratoryId: string) {
  const tests = (await labTestsStatement(db, laboratoryId)).filter(({ enabled }) => enabled);
  const components = await componentsOf(
    db,
    tests.map(({ id }) => id),
  );
  return tests.flatMap((test) =>
    components.flatMap((component) => {
      const offered = component.testId === test.id ? offeredLimits(component) : null;
      return offered ? [{ component, testName: test.name, offered }] : [];
    }),
  );
}

type Offers = Awaited<ReturnType<typeof offersOf>>;

/** What was shown of them: a list that has changed since is another one. */
const shownAs = (offers: Offers) => offers.map(({ component: { id, version } }) => `${id}.${version}`).join(" ");

/**
 * The standard critical limits that a laboratory does not have, as before it takes them over: for every measurement
 * without any. Nothing is changed.
 * @throws NotFoundError, ForbiddenError
 */
export async function listStandardLimits(context: RequestContext, rawId: unknown) {
  await authorize(context, "laboratory.manage");
  const { id } = await reachLaboratory(context, rawId);
  const offers = await offersOf(context, id);
  return {
    shown: shownAs(offers),
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
