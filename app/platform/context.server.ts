import type { TenantDb } from "~/db/client.server";
import type { AuditActor } from "~/db/commit.server";
import type { DirectoryEntry } from "~/db/directory.server";
import type { OrganizationProfile } from "~/db/organization-profile.server";
import type { LocaleCode } from "~/i18n/locales";
import type { Actor } from "./access/actor.server";
import { auditActorOf } from "./access/actor.server";
import type { Env } from "./env.server";
import type { Logger } from "./log.server";
import type { Visitor } from "./access/visitor.server";

/** What a request, a queue message or a cron task runs with: the organization, the actor and the way to its rows. */
export interface RequestContext {
  readonly env: Env;
  readonly requestId: string;
  /** UTC milliseconds, read once. */
  readonly now: number;
  readonly organization: DirectoryEntry;
  readonly profile: OrganizationProfile;
  readonly db: TenantDb;
  readonly actor: Actor;
  readonly auditActor: AuditActor;
  /** The specification's language code that this request is answered in. */
  readonly locale: LocaleCode;
  readonly log: Logger;
  /** Scheme, host and port that this organization is reached at, without a slash at the end. */
  readonly origin: string;
  /** One value a response, for the scripts that the page itself carries. */
  readonly nonce: string;
  /** What the request says of the browser and the country that it comes from. */
  readonly visitor: Visitor;
  /** Lets work go on after the answer. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** The same context for another actor, such as the holder of a link. */
export function withActor(context: RequestContext, actor: Actor): RequestContext {
  return { ...context, actor, auditActor: auditActorOf(actor) };
}

declare module "@remix-run/cloudflare" {
  /** Loaders' data reaches the screens as it is, so its types need no JSON in between. */
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext {
    app: RequestContext;
  }
}
