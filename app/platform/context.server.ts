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

/** Context of a request, a queue message or a cron task: the organization, the actor and the way to its rows. */
export interface RequestContext {
  readonly env: Env;
  readonly requestId: string;
  /** Time of the request (UTC ms), read once. */
  readonly now: number;
  readonly organization: DirectoryEntry;
  readonly profile: OrganizationProfile;
  readonly db: TenantDb;
  readonly actor: Actor;
  readonly auditActor: AuditActor;
  /** Language of the answer, as a code of the specification. */
  readonly locale: LocaleCode;
  readonly log: Logger;
  /** Scheme, host and port of this organization, without a trailing slash. */
  readonly origin: string;
  /** Nonce of the response's own scripts. */
  readonly nonce: string;
  /** What the request reveals about the browser and its country. */
  readonly visitor: Visitor;
  /** Lets work continue after the response. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** The same context for another actor, such as the holder of a link. */
export function withActor(context: RequestContext, actor: Actor): RequestContext {
  return { ...context, actor, auditActor: auditActorOf(actor) };
}

declare module "@remix-run/cloudflare" {
  /** Data of loaders reaches the screens as it is, so its types do not go through JSON. */
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext {
    app: RequestContext;
  }
}
