import type { RequestContext } from "~/platform/context.server";
import type { Env } from "~/platform/env.server";
import { ConflictError, UpstreamError } from "~/platform/http/errors.server";
import { GoogleRefused, GoogleUnreachable, type GoogleCalendarPort } from "../../adapters/google-calendar-port.server";
import { googleOverHttp } from "../../adapters/google-over-http.server";

/** Google for this deployment; null where it has no OAuth client there. */
export function googleCalendarOf({ env }: Pick<RequestContext, "env">): GoogleCalendarPort | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  return clientId && clientSecret ? googleOverHttp({ clientId, clientSecret }) : null;
}

/** @throws ConflictError `googleNotSetUp` where this deployment has no OAuth client at Google */
export function requireGoogle(google: GoogleCalendarPort | null): GoogleCalendarPort {
  if (!google) throw new ConflictError("googleNotSetUp");
  return google;
}

/** Where Google sends people back to: one address of the whole platform, as it takes no patterns. */
export function googleRedirectUri({ ENVIRONMENT, PLATFORM_DOMAIN, LOCAL_PORT }: Env): string {
  const local = `http://${PLATFORM_DOMAIN}${LOCAL_PORT ? `:${LOCAL_PORT}` : ""}`;
  return `${ENVIRONMENT === "production" ? `https://connect.${PLATFORM_DOMAIN}` : local}/googleCalendar/callback`;
}

/**
 * What callers are told of Google's failures.
 * @throws ConflictError `googleRefused`, UpstreamError `googleUnreachable`
 */
export async function throughGoogle<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof GoogleRefused) throw new ConflictError("googleRefused");
    if (error instanceof GoogleUnreachable) throw new UpstreamError("googleUnreachable");
    throw error;
  }
}
