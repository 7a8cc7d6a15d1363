import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { creditUsesSchema } from "../../schemas/credits/credits";
import { usesPage } from "../../support/credits/uses-page.server";

const A_PAGE = 50;

/**
 * What happened to the credits of the organization in a period, the latest first, a page at a time: who, when, for what
 * and by whom, with what the period comes to. Without days it is this month, up to today. Reading it is audited.
 */
export async function readCreditUses(context: RequestContext, raw: unknown) {
  await authorize(context, "credit.manage");
  const asked = parse(creditUsesSchema, raw);
  const [page] = await Promise.all([
    usesPage(context, asked, { after: asked.after, size: A_PAGE, adds: true }),
    auditRead(context, { action: "creditReport.read", subjectKind: "report", fields: ["report"] }),
  ]);
  return { ...page, isFirstPage: asked.after === null };
}
