import { apiKeyOf, apiKeyStatement } from "~/db/api-key.server";
import { TenantDb, type Consistency } from "~/db/client.server";
import type { DirectoryEntry } from "~/db/directory.server";
import { newMeter } from "~/db/meter.server";
import { profileOf, profileStatement } from "~/db/organization-profile.server";
import { seenStatement, sessionOf, sessionStatement } from "~/db/session.server";
import { resolveLocale } from "~/i18n/locales";
import { negotiateLocale } from "~/i18n/negotiate-locale";
import { readMessages } from "~/i18n/translator.server";
import { isWidgetPage } from "~/paths/widget";
import { auditActorOf, type Actor } from "./access/actor.server";
import { actorOfApiKey, apiKeyHashOf, auditRefusedKey, noteApiKeyUse } from "./access/api-key.server";
import type { RequestContext } from "./context.server";
import { BOOKMARK_COOKIE, cookieOf, LOCALE_COOKIE } from "./http/cookies.server";
import { randomToken } from "./crypto/crypto.server";
import type { Env } from "./env.server";
import { ApiSettingsOffError, NotFoundError } from "./http/errors.server";
import type { Logger } from "./log.server";
import { addressOf } from "./rate-limit.server";
import { actorOf, sessionHashOf } from "./access/session.server";
import { visitorOf } from "./access/visitor.server";

export interface Basis {
  env: Env;
  requestId: string;
  log: Logger;
  now: number;
  waitUntil: RequestContext["waitUntil"];
}

/**
 * A session or key is read from the primary, so that revocation takes effect at once; a visitor reads from their
 * bookmark on.
 */
function consistencyOf(request: Request, claimed: string | undefined): Consistency {
  // The widget has no cookie to carry a bookmark in.
  if (claimed || isWidgetPage(new URL(request.url).pathname)) return "first-primary";
  const bookmark = cookieOf(request, BOOKMARK_COOKIE);
  return bookmark && /^[\w-]{8,128}$/.test(bookmark) ? { bookmark } : "first-unconstrained";
}

/**
 * Makes the context of a request: the organization's database, the actor and the language, in one round trip.
 * @throws NotFoundError if the organization's database does not know it, ApiSettingsOffError for a key while the
 * organization has turned API access off
 */
export async function requestContext(
  basis: Basis,
  request: Request,
  organization: DirectoryEntry,
): Promise<RequestContext> {
  const { env, now } = basis;
  const url = new URL(request.url);
  const keyHash = await apiKeyHashOf(request);
  const sessionHash = await sessionHashOf(env, request, organization.id);
  const db = new TenantDb(
    env.tenantDatabase(organization.database),
    organization.id,
    organization.epoch,
    consistencyOf(request, keyHash ?? sessionHash),
    newMeter(),
  );
  const who = keyHash
    ? [apiKeyStatement(db, keyHash, now)]
    : sessionHash
      ? [sessionStatement(db, sessionHash, now)]
      : [];
  const [profileResult, whoResult] = await db.rawBatch([profileStatement(db), ...who]);
  const profile = profileOf(profileResult, organization.limits);
  if (!profile) throw new NotFoundError("no profile");
  const key = keyHash ? apiKeyOf(whoResult) : undefined;
  if (key && !profile.settings.apiSettingsEnabled) throw new ApiSettingsOffError();
  const session = keyHash ? undefined : sessionOf(whoResult);
  const judged = { policy: profile.settings, now };
  const actor = keyHash ? actorOfApiKey(key) : actorOf(session, sessionHash, judged);
  if (key && actor.kind === "apiKey") basis.waitUntil(noteApiKeyUse(db, key, now));
  if (session && "sessionHash" in actor && now - session.lastSeenAt >= SEEN_EVERY_MS)
    basis.waitUntil(noteSeen(env, organization, actor.sessionHash, now));
  const locale = negotiateLocale({
    query: url.searchParams.get("lang"),
    cookie: cookieOf(request, LOCALE_COOKIE),
    user: "languageCode" in actor ? actor.languageCode : null,
    organizationDefault: profile.defaultLocale,
    acceptLanguage: "languageCode" in actor ? null : request.headers.get("accept-language"),
    allowed: profile.locales,
  });
  await readMessages(locale, profile.defaultLocale);
  const context = {
    ...basis,
    organization,
    profile,
    db,
    actor,
    auditActor: auditActorOf(actor),
    locale,
    origin: url.origin,
    nonce: randomToken(128),
    visitor: await visitorOf(request),
  };
  if (keyHash && !key) basis.waitUntil(auditRefusedKey(context, keyHash, addressOf(request)));
  return context;
}

/** Shortest time between two records of a session's last use. */
const SEEN_EVERY_MS = 60_000;

/** Written with a database session of its own, so that a page that only reads stays one. */
async function noteSeen(env: Env, organization: DirectoryEntry, sessionHash: string, now: number): Promise<void> {
  const { database, id, epoch } = organization;
  const db = new TenantDb(env.tenantDatabase(database), id, epoch, "first-primary");
  await seenStatement(db, sessionHash, now).run();
}

/** Context of work without a person: a queue message or a cron task of one organization. */
export async function systemContext(basis: Basis, organization: DirectoryEntry, task: string): Promise<RequestContext> {
  const { env } = basis;
  const db = new TenantDb(
    env.tenantDatabase(organization.database),
    organization.id,
    organization.epoch,
    "first-primary",
    newMeter(),
  );
  const [profileResult] = await db.rawBatch([profileStatement(db)]);
  const profile = profileOf(profileResult, organization.limits);
  if (!profile) throw new NotFoundError("no profile");
  await readMessages(profile.defaultLocale);
  const actor: Actor = { kind: "system", task };
  const origin = originOf(env, organization);
  return {
    ...basis,
    organization,
    profile,
    db,
    actor,
    auditActor: auditActorOf(actor),
    locale: resolveLocale(profile.defaultLocale),
    origin,
    nonce: "",
    visitor: { device: "", place: "", hash: null, network: null },
  };
}

/** Origin of an organization without a request; locally its own name under localhost. */
function originOf(env: Env, organization: DirectoryEntry): string {
  const port = env.LOCAL_PORT ? `:${env.LOCAL_PORT}` : "";
  return `${env.ENVIRONMENT === "production" ? "https" : "http"}://${organization.slug}.${env.PLATFORM_DOMAIN}${port}`;
}
