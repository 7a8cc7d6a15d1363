import { findOrganization, type DirectoryEntry } from "~/db/directory.server";
import type { Env } from "../env.server";

/**
 * Time for which an isolate caches directory entries, in milliseconds. A moved organization is fenced, so a stale entry
 * writes nothing.
 */
const BELIEVED_MS = 10_000;
const MOST_HOSTS = 1_000;
const known = new Map<string, { until: number; entry: DirectoryEntry | undefined }>();

/**
 * Finds the organization of a host name: a custom domain, `<slug>.` of the platform's domain, or the platform's domain
 * itself, which shows the demo organization if there is one. Undefined for an unknown host.
 */
export async function organizationOfHost(env: Env, host: string, now: number): Promise<DirectoryEntry | undefined> {
  const name = host.toLowerCase().replace(/:\d+$/, "");
  const cached = known.get(name);
  if (cached && cached.until > now) return cached.entry;
  const entry = await lookUp(env, name);
  if (known.size >= MOST_HOSTS) known.clear();
  known.set(name, { until: now + BELIEVED_MS, entry });
  return entry;
}

/** Clears this isolate's cache, after the directory was changed through it. */
export function forgetHosts(): void {
  known.clear();
}

function lookUp(env: Env, name: string): Promise<DirectoryEntry | undefined> {
  const bare = name === env.PLATFORM_DOMAIN || (env.PLATFORM_DOMAIN === "localhost" && name === "127.0.0.1");
  if (bare)
    return env.DEMO_ORGANIZATION
      ? findOrganization(env.DIRECTORY_DB, { slug: env.DEMO_ORGANIZATION })
      : Promise.resolve(undefined);
  const suffix = `.${env.PLATFORM_DOMAIN}`;
  if (name.endsWith(suffix)) return findOrganization(env.DIRECTORY_DB, { slug: name.slice(0, -suffix.length) });
  return findOrganization(env.DIRECTORY_DB, { host: name });
}
