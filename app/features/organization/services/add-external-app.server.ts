import { commit } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/parse.server";
import { insertExternalApp } from "../data/api-keys.server";
import { externalAppSchema } from "../schemas/api-key";

/** Keeps another program of the organization and what it needs to be told. */
export async function addExternalApp(context: RequestContext, raw: unknown) {
  await authorize(context, "apiKey.manage");
  const { name, data } = parse(externalAppSchema, raw);
  const { db, now } = context;
  const id = uuidv7(now);
  const { result } = await commit(context, {
    writes: [insertExternalApp(db, { id, name, data, createdAt: now })],
    audit: [{ action: "externalApp.add", subjectKind: "externalApp", subjectId: id, fields: Object.keys(data) }],
    result: { id, name, data, createdAt: now },
  });
  return result;
}
