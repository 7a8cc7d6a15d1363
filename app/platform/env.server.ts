import { z } from "zod";

const secret = z.string().regex(/^[0-9a-f]{64}$/, "must be 64 hexadecimal digits (npm start makes local ones)");

/** The variables and secrets of the Worker; bindings are checked by name alone. */
const variables = z.object({
  ENVIRONMENT: z.enum(["development", "test", "production"]),
  /** The domain under which `<slug>.` names an organization; localhost on a laptop. */
  PLATFORM_DOMAIN: z.string().min(1),
  /** The slug that the bare platform domain shows. */
  DEMO_ORGANIZATION: z.string().optional(),
  /** The port of local links in mails; absent on the platform. */
  LOCAL_PORT: z.string().regex(/^\d+$/).optional(),
  SESSION_TOKEN_KEY: secret,
  LINK_SIGNING_KEY: secret,
  TENANT_KEY_MASTER: secret,
  OPERATOR_TOKEN: secret,
});

const BINDINGS = ["DIRECTORY_DB", "TENANT_DB_0", "FILES", "NOTIFICATIONS", "DUE_WORK", "WAITING_ROOM", "ASSETS"] as const;

export interface WorkerBindings {
  DIRECTORY_DB: D1Database;
  FILES: R2Bucket;
  NOTIFICATIONS: Queue;
  DUE_WORK: Queue;
  WAITING_ROOM: DurableObjectNamespace;
  ASSETS: Fetcher;
  LOGIN_LIMIT?: RateLimit;
  SIGNUP_LIMIT?: RateLimit;
  LINK_LIMIT?: RateLimit;
  BOOKING_LIMIT?: RateLimit;
}

export type Env = z.infer<typeof variables> & WorkerBindings & { tenantDatabase: (binding: string) => D1Database; tenantDatabases: string[] };

let parsed: { raw: object; env: Env } | undefined;

/**
 * Parses the Worker's environment once an isolate.
 * @throws Error that names everything that is missing or wrong, and how to mend it
 */
export function parseEnv(raw: Record<string, unknown>): Env {
  if (parsed?.raw === raw) return parsed.env;
  const result = variables.safeParse(raw);
  const problems = result.success ? [] : result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  problems.push(...BINDINGS.filter((name) => raw[name] === undefined).map((name) => `${name}: the binding is missing in wrangler.toml`));
  if (!result.success || problems.length > 0) throw new Error(`The environment is not complete.\n${problems.join("\n")}`);
  const tenantDatabases = Object.keys(raw).filter((name) => /^TENANT_DB_\w+$/.test(name)).sort();
  const tenantDatabase = (binding: string) => {
    if (!tenantDatabases.includes(binding)) throw new Error(`The directory names ${binding}, which is not bound.`);
    return raw[binding] as D1Database;
  };
  const env = { ...(raw as unknown as WorkerBindings), ...result.data, tenantDatabase, tenantDatabases };
  parsed = { raw, env };
  return env;
}
