import { routePattern } from "~/kernel/route-pattern";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { limitRate } from "~/platform/rate-limit.server";
import { errorName, stackPlaces } from "../../domain/metadata/client-error";
import { clientErrorSchema } from "../../schemas/metadata/client-error";

/** Logs a script's failure under a reference, with nothing in it that could name a person. */
export async function reportClientError(
  context: RequestContext,
  raw: unknown,
  address: string,
): Promise<{ status: true; reference: string }> {
  await authorize(context, "clientError.report");
  const { name, route, stack } = parse(clientErrorSchema, raw);
  await limitRate(context, "LINK_LIMIT", `client-error:${address}`);
  const reference = crypto.randomUUID().slice(0, 8).toUpperCase();
  context.log.error("clientError", {
    reference,
    name: errorName(name),
    route: routePattern(route),
    stack: stackPlaces(stack),
    organizationId: context.organization.id,
  });
  return { status: true, reference };
}
