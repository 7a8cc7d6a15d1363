import { commit, type Write } from "~/db/commit.server";
import { createTranslator } from "~/i18n/translator.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { insertComponent, labPanelRows, labTestRows, labTestsStatement } from "../../data/laboratory/catalogue.server";
import { SEED_PANELS, SEED_TESTS, seedWord, type SeedTest } from "../../domain/laboratory/seed";
import { reachLaboratory } from "../../support/laboratory/reach-laboratory.server";

function testWrites(
  { db, now, locale }: RequestContext,
  laboratoryId: string,
  seed: SeedTest,
): { id: string; writes: Write[] } {
  const { t } = createTranslator(locale);
  const [id, componentId] = [uuidv7(now), uuidv7(now)];
  const name = seedWord(seed.names, locale);
  const { code, loinc, category, fasting, unit, decimals, ranges } = seed;
  const row = {
    ...{ laboratoryId, name, code, loinc, category, fasting, container: "", turnaroundHours: 24 },
    ...{ priceMinor: null, taxPercent: 0 },
    sample: seed.sample === "BLOOD" ? t("laboratory:seed.blood") : "",
    preparation: fasting ? t("laboratory:seed.fasting") : "",
  };
  const kind = seed.reported ? "ATTACHMENT" : "NUMERIC";
  const component = {
    id: componentId,
    testId: id,
    position: 1,
    name,
    loinc,
    kind,
    unit,
    decimals,
    ranges,
    answers: [],
  } as const;
  return { id, writes: [labTestRows.saving(db, row).insert(id), insertComponent(db, component)] };
}

/**
 * Gives a laboratory that has no tests yet the usual ones, with examples of ranges for grown-ups, in the reader's
 * language: its own take their place.
 * @throws ConflictError where it has some already; NotFoundError, ForbiddenError
 */
export async function seedLaboratory(context: RequestContext, rawId: unknown): Promise<{ tests: number }> {
  await authorize(context, "laboratory.manage");
  const { id: laboratoryId } = await reachLaboratory(context, rawId);
  const { db, now, locale } = context;
  if ((await labTestsStatement(db, laboratoryId)).length > 0) throw new ConflictError("changedMeanwhile");
  const made = SEED_TESTS.map((seed) => ({ code: seed.code, ...testWrites(context, laboratoryId, seed) }));
  const ids = new Map(made.map(({ code, id }) => [code, id]));
  const panels = SEED_PANELS.map(({ names, loinc, tests }) =>
    labPanelRows
      .saving(db, {
        laboratoryId,
        name: seedWord(names, locale),
        loinc,
        testIds: tests.flatMap((code) => ids.get(code) ?? []),
      })
      .insert(uuidv7(now)),
  );
  await commit(context, {
    writes: [...made.flatMap(({ writes }) => writes), ...panels],
    audit: [{ action: "laboratory.seed", subjectKind: "laboratory", subjectId: laboratoryId, fields: ["tests"] }],
    result: null,
  });
  return { tests: made.length };
}
