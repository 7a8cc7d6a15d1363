import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { importCountStatement, importsStatement } from "../../data/imports.server";
import { viewOf } from "../../domain/imports/import-view";
import { importPageSchema } from "../../schemas/import-forms";

/** A page of the imports, the newest first; pages are `total` divided by `max`, rounded up. */
export async function listImports(context: RequestContext, raw: unknown) {
  await authorize(context, "patientImport.manage");
  const page = parse(importPageSchema, raw);
  const { db, now } = context;
  const [found, [counted]] = await db.batch([importsStatement(db, page), importCountStatement(db)]);
  return { ...page, total: counted?.total ?? 0, imports: found.map((each) => viewOf(each, now)) };
}
