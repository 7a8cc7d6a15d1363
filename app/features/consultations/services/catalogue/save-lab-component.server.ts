import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { componentsOf, insertComponent, labTestRows, updateComponent } from "../../data/laboratory/catalogue.server";
import { labComponentSchema } from "../../schemas/laboratory/catalogue";

/** So many components a test has at most. */
const MOST = 40;

/**
 * Adds what a test measures, or changes it: from now on. A result keeps the range that it was held against.
 * @param raw the fields of labComponentSchema
 * @throws InvalidError at the fields, at `ranges.0.high` and the like; ConflictError; NotFoundError, ForbiddenError
 */
export async function saveLabComponent(context: RequestContext, raw: unknown): Promise<{ id: string; testId: string }> {
  await authorize(context, "laboratory.manage");
  const { id, version, testId, ...said } = parse(labComponentSchema, raw);
  const { db, now } = context;
  const [test, components] = await Promise.all([labTestRows.read(db, testId), componentsOf(db, [testId])]);
  const stored = components.find((each) => each.id === id);
  if (!test || (id !== undefined && !stored)) throw new NotFoundError();
  if (said.kind === "CODED" && said.answers.length === 0)
    throw new InvalidError([{ field: "answers", message: "errors:field.mandatory" }]);
  if (!stored && components.length >= MOST)
    throw new InvalidError([{ field: "", message: "laboratory:tooMany", values: { most: MOST } }]);
  const component = { id: stored?.id ?? uuidv7(now), ...said };
  await commit(context, {
    guarded: stored
      ? updateComponent(db, component, version ?? stored.version)
      : insertComponent(db, { ...component, testId, position: components.length + 1 }),
    audit: [
      {
        action: stored ? "labComponent.change" : "labComponent.create",
        subjectKind: "labComponent",
        subjectId: component.id,
        fields: changedFields({ ...stored }, { ...stored, ...component }),
      },
    ],
    result: null,
  }).catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }));
  return { id: component.id, testId };
}
