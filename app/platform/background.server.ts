import { TenantDb } from "~/db/client.server";
import type { RequestContext } from "./context.server";
import { failureOf } from "./http/failure.server";
import { announceOutbox } from "./outbox.server";

/**
 * Does work after the response, with a database session of its own, so that neither the time nor the headers of the
 * response reveal whether there was work. A failure is logged.
 */
export function runInBackground(context: RequestContext, work: (context: RequestContext) => Promise<unknown>): void {
  const { env, organization } = context;
  const db = new TenantDb(
    env.tenantDatabase(organization.database),
    organization.id,
    organization.epoch,
    "first-primary",
  );
  const apart = { ...context, db };
  context.waitUntil(
    work(apart)
      .then(() => announceOutbox(apart))
      .catch((error: unknown) => failureOf(error, context.log, organization.id)),
  );
}
