import { z } from "zod";
import type { RequestContext } from "~/platform/context.server";
import { CLOUDFLARE_REALTIME } from "../../adapters/cloudflare-realtime.server";
import { iceServers, type IceServer, TURN_SECONDS } from "../../adapters/turn-credentials.server";

/** A page that waits for this waits for the appointment: what is slower is gone without. */
const PATIENCE_MS = 3_000;

const answerSchema = z.object({
  iceServers: z.array(
    z.object({
      urls: z.union([z.string(), z.array(z.string())]).transform((urls) => [urls].flat()),
      username: z.string().optional(),
      credential: z.string().optional(),
    }),
  ),
});

/**
 * The ICE servers for somebody: those of the deployment and, where it has a TURN key at Cloudflare, that service's with
 * credentials for an hour (POST turn/keys/{id}/credentials/generate-ice-servers). Where it does not answer, calls go
 * with what there is.
 */
export async function findIceServers(
  { env, now, log, organization }: Pick<RequestContext, "env" | "now" | "log" | "organization">,
  memberId: string,
  ask: typeof fetch = (input, init) => fetch(input, init),
): Promise<IceServer[]> {
  const own = iceServers(env, memberId, now);
  const { REALTIME_TURN_KEY_ID: key, REALTIME_TURN_TOKEN: token, REALTIME_URL: url = CLOUDFLARE_REALTIME } = env;
  if (!key || !token) return own;
  const answer = await ask(`${url}/turn/keys/${encodeURIComponent(key)}/credentials/generate-ice-servers`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ ttl: TURN_SECONDS }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
    .then(async (response) => (response.ok ? await response.json() : null))
    .catch(() => null);
  const found = answerSchema.safeParse(answer).data;
  if (!found) {
    log.error("videoServer", { reason: "no TURN credentials", organizationId: organization.id });
    return own;
  }
  return [...own, ...found.iceServers.flatMap(withoutBlocked)];
}

/** Browsers do not go to port 53, and each address there costs them a time-out. */
function withoutBlocked(server: IceServer): IceServer[] {
  const urls = server.urls.filter((url) => !/:53(\?|$)/.test(url));
  return urls.length > 0 ? [{ ...server, urls }] : [];
}
