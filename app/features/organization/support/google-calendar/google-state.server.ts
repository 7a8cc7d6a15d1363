import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { fromBase64Url, keyBytes, randomToken, toBase64Url } from "~/platform/crypto/crypto.server";
import type { Env } from "~/platform/env.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readSignedValue, signValue } from "~/platform/crypto/signed-value.server";

/** A person has so long to decide at Google. */
const STATE_MS = 600_000;

const encoder = new TextEncoder();

/** Derived, so that nothing needs to be kept meanwhile; whoever sees the state cannot tell it. */
async function verifierOf(env: Env, nonce: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    "raw",
    keyBytes(env.LINK_SIGNING_KEY),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  return toBase64Url(await crypto.subtle.sign("HMAC", key, encoder.encode(`google-verifier\n${nonce}`)));
}

/** The challenge of a verifier (RFC 7636, section 4.2, method S256). */
async function challengeOf(verifier: string): Promise<string> {
  return toBase64Url(await crypto.subtle.digest("SHA-256", encoder.encode(verifier)));
}

const scopeOf = (organizationId: number) => ({ purpose: "google-calendar", organizationId }) as const;

/** What goes to Google and comes back: signed, for one employee of one organization, and good for ten minutes. */
export async function makeState(context: RequestContext, employeeId: string) {
  const { env, organization, now, origin } = context;
  const nonce = randomToken(128);
  const value = [employeeId, nonce, toBase64Url(encoder.encode(new URL(origin).host))].join("~");
  const signed = await signValue(env, scopeOf(organization.id), value, now + STATE_MS);
  return { state: `${organization.id}~${signed}`, challenge: await challengeOf(await verifierOf(env, nonce)) };
}

async function readState(env: Env, state: string, now: number) {
  const [, organizationText = "", signed = ""] = /^(\d{1,10})~(.+)$/.exec(state) ?? [];
  const organizationId = Number(organizationText);
  const read = await readSignedValue(env, scopeOf(organizationId), signed, now);
  const [employeeId, nonce, host] = read && !read.expired ? read.value.split("~") : [];
  if (!employeeId || !nonce || !host) return undefined;
  return { organizationId, employeeId, nonce, host: new TextDecoder().decode(fromBase64Url(host)) };
}

/** The verifier of a state that this employee was sent off with; undefined for any other. */
export async function verifierOfState(
  { env, organization, now }: RequestContext,
  state: string,
  employeeId: string,
): Promise<string | undefined> {
  const read = await readState(env, state, now);
  if (read?.organizationId !== organization.id || read.employeeId !== employeeId) return undefined;
  return verifierOf(env, read.nonce);
}

/**
 * Where Google's answer goes on to: the host that the person came from, which the state names under our signature.
 * @throws NotFoundError for a state that is not ours or has run out
 */
export async function googleReturnAddress(env: Env, url: URL, now: number): Promise<string> {
  const read = await readState(env, url.searchParams.get("state") ?? "", now);
  if (!read) throw new NotFoundError();
  const scheme = env.ENVIRONMENT === "production" ? "https" : "http";
  const carried = new URLSearchParams();
  for (const name of ["code", "state", "error"]) {
    const value = url.searchParams.get(name);
    if (value !== null) carried.set(name, value);
  }
  return `${scheme}://${read.host}${paths.googleCalendar()}?${carried.toString()}`;
}
