import { z } from "zod";

const secret = z.string().regex(/^[0-9a-f]{64}$/, "must be 64 hexadecimal digits (npm start makes local ones)");

const twilioSid = (kind: string) => new RegExp(`^${kind}[0-9a-f]{32}$`);

const keyId = z.string().regex(/^[\w-]{1,20}$/, "must be 1 to 20 letters, digits, hyphens or underscores");

/** Retired master keys, which only open what they sealed: `id:key id:key`. */
const retiredKeys = z
  .string()
  .transform((text) => Object.fromEntries(text.split(/\s+/).flatMap((pair) => (pair ? [pair.split(":", 2)] : []))))
  .pipe(z.record(keyId, secret))
  .optional();

/** Variables and secrets of the Worker; bindings are only checked for presence. */
const variables = z.object({
  ENVIRONMENT: z.enum(["development", "test", "production"]),
  /** Domain under which `<slug>.` names an organization; localhost on a laptop. */
  PLATFORM_DOMAIN: z.string().min(1),
  /** Slug of the organization that the bare platform domain shows. */
  DEMO_ORGANIZATION: z.string().optional(),
  /** Whether strangers may create organizations on the bare platform domain. */
  SELF_SERVICE_SIGNUP: z.enum(["on", "off"]).default("off"),
  /** Port of local links in emails; not set in production. */
  LOCAL_PORT: z.string().regex(/^\d+$/).optional(),
  SESSION_TOKEN_KEY: secret,
  LINK_SIGNING_KEY: secret,
  /** Key that seals tenants' secrets. Its id is part of each seal, so that the key can be replaced. */
  TENANT_KEY_MASTER: secret,
  TENANT_KEY_ID: keyId.default("1"),
  TENANT_KEY_RETIRED: retiredKeys,
  OPERATOR_TOKEN: secret,
  /** Sender address of emails; required in production, with the SEND_MAIL binding. */
  MAIL_FROM: z.email().optional(),
  /** Another mail service than the binding: address to post emails to, and its token. */
  MAIL_HTTP_URL: z.url({ protocol: /^https$/ }).optional(),
  MAIL_HTTP_TOKEN: z.string().min(1).optional(),
  /** Secret with which the mail service signs its reports, in the format of Standard Webhooks: whsec_ and base64. */
  MAIL_HTTP_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/)
    .optional(),
  /** The platform's Twilio account, for organizations without one of their own. */
  TWILIO_ACCOUNT_SID: z.string().regex(twilioSid("AC")).optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  /** Phone number, such as +34600112233, or messaging service (MG...). */
  TWILIO_SMS_FROM: z.string().min(1).optional(),
  TWILIO_WHATSAPP_FROM: z.string().min(1).optional(),
  /** Template (HX...) whose first variable is the text; WhatsApp lets businesses start only with a template. */
  TWILIO_WHATSAPP_CONTENT: z.string().regex(twilioSid("HX")).optional(),
  /**
   * Key pair that identifies the platform to push services (RFC 8292), and a mailto: or https: address at which they
   * can reach it.
   */
  VAPID_PUBLIC_KEY: z.string().min(1).optional(),
  VAPID_PRIVATE_KEY: z.string().min(1).optional(),
  VAPID_SUBJECT: z.url({ protocol: /^(?:mailto|https)$/ }).optional(),
  /** Servers through which browsers find each other in a call, separated by spaces; TURN needs its secret. */
  STUN_URLS: z.string().optional(),
  TURN_URLS: z.string().optional(),
  TURN_SECRET: z.string().min(16).optional(),
  /** Cloudflare Realtime app that relays media; unless both are set, calls connect the browsers directly. */
  REALTIME_APP_ID: z.string().min(1).optional(),
  REALTIME_APP_TOKEN: z.string().min(1).optional(),
  /** Its TURN key and token. */
  REALTIME_TURN_KEY_ID: z.string().min(1).optional(),
  REALTIME_TURN_TOKEN: z.string().min(1).optional(),
  /** Another address of the same API, such as a stand-in in tests. */
  REALTIME_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The platform's OAuth client at Google; unless both are set, no calendar can be connected. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /**
   * Cloudflare account whose Browser Rendering makes PDFs, and a token that may use it; unless both are set, the Worker
   * makes them itself.
   */
  BROWSER_RENDERING_ACCOUNT_ID: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
  BROWSER_RENDERING_TOKEN: z.string().min(1).optional(),
});

/** Checks only that a binding is there; nothing else can be checked. */
const binding = <T>() =>
  z.custom<T>((value) => value !== undefined && value !== null, "the binding is missing in wrangler.toml");

const bindings = z.object({
  DIRECTORY_DB: binding<D1Database>(),
  TENANT_DB_0: binding<D1Database>(),
  FILES: binding<R2Bucket>(),
  NOTIFICATIONS: binding<Queue>(),
  DUE_WORK: binding<Queue>(),
  PATIENT_IMPORT: binding<Queue>(),
  PAYMENT_CALLS: binding<Queue>(),
  WAITING_ROOM: binding<DurableObjectNamespace>(),
  SCHEDULE_BOARD: binding<DurableObjectNamespace>(),
  USER_INBOX: binding<DurableObjectNamespace>(),
  ASSETS: binding<Fetcher>(),
  SEND_MAIL: z.custom<SendEmail>().optional(),
  LOGIN_LIMIT: z.custom<RateLimit>().optional(),
  SIGNUP_LIMIT: z.custom<RateLimit>().optional(),
  LINK_LIMIT: z.custom<RateLimit>().optional(),
  BOOKING_LIMIT: z.custom<RateLimit>().optional(),
  HOLD_LIMIT: z.custom<RateLimit>().optional(),
  CODE_LIMIT: z.custom<RateLimit>().optional(),
  ORGANIZATION_LIMIT: z.custom<RateLimit>().optional(),
});

/** Pairs of variables: one without the other would silently turn the feature off. */
const PAIRS = [
  ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN"],
  ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"],
  ["REALTIME_APP_ID", "REALTIME_APP_TOKEN"],
  ["REALTIME_TURN_KEY_ID", "REALTIME_TURN_TOKEN"],
  ["BROWSER_RENDERING_ACCOUNT_ID", "BROWSER_RENDERING_TOKEN"],
] as const;

const environment = variables.extend(bindings.shape).check(({ value, issues }) => {
  for (const pair of PAIRS) {
    const [missing] = pair.filter((name) => !value[name]);
    if (missing && pair.some((name) => value[name])) {
      issues.push({ code: "custom", path: [missing], message: `goes with ${pair.join(" and ")}`, input: undefined });
    }
  }
  if (value.ENVIRONMENT !== "production") return;
  const needed = value.MAIL_HTTP_URL
    ? (["MAIL_FROM", "MAIL_HTTP_TOKEN"] as const)
    : (["MAIL_FROM", "SEND_MAIL"] as const);
  for (const name of needed) {
    const message = "production sends mails by it: docs/deploy.md";
    if (!value[name]) issues.push({ code: "custom", path: [name], message, input: value[name] });
  }
});

export type Env = z.infer<typeof environment> & {
  tenantDatabase: (binding: string) => D1Database;
  tenantDatabases: string[];
};

let parsed: { raw: object; env: Env } | undefined;

/**
 * Parses the Worker's environment once in each isolate.
 * @throws Error that names everything that is missing or wrong, and how to fix it
 */
export function parseEnv(raw: Record<string, unknown>): Env {
  if (parsed?.raw === raw) return parsed.env;
  const result = environment.safeParse(raw);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The environment is not complete.\n${problems.join("\n")}`);
  }
  const tenantDatabases = Object.keys(raw)
    .filter((name) => /^TENANT_DB_\w+$/.test(name))
    .sort();
  const tenantDatabase = (name: string) => {
    if (!tenantDatabases.includes(name)) throw new Error(`The directory names ${name}, which is not bound.`);
    return raw[name] as D1Database;
  };
  const env = { ...result.data, tenantDatabase, tenantDatabases };
  parsed = { raw, env };
  return env;
}
