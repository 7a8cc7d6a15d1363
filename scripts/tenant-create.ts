import { parseArgs } from "node:util";
import { z } from "zod";
import { Complaint, main, say } from "./terminal/say";
import { askOperator } from "./worker/operator";

const usage = `npm run tenant:create -- --slug <slug> --name <name> --email <creator's address>
  [--first-name <name>] [--last-name <name>] [--database TENANT_DB_0] [--time-zone Europe/Madrid] [--locale es_ES] [--url https://practice.example]`;

const options = {
  slug: { type: "string" },
  name: { type: "string" },
  email: { type: "string" },
  "first-name": { type: "string", default: "Practice" },
  "last-name": { type: "string", default: "Owner" },
  database: { type: "string", default: "TENANT_DB_0" },
  "time-zone": { type: "string", default: "UTC" },
  locale: { type: "string", default: "en_US" },
  url: { type: "string", default: "http://127.0.0.1:8787" },
} as const;

const flags = z.object({
  slug: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, "lower-case letters, digits and hyphens, as a host name has"),
  name: z.string().min(1),
  email: z.email(),
  "first-name": z.string().min(1),
  "last-name": z.string().min(1),
  database: z.string().regex(/^TENANT_DB_\d+$/, "a binding of wrangler.toml, such as TENANT_DB_0"),
  "time-zone": z.string().refine(isTimeZone, "a zone of the IANA database, such as Europe/Madrid"),
  locale: z.string().regex(/^[a-z]{2,3}_[A-Z]{2}$/, "such as en_US"),
  url: z.url(),
});

/** Asks the operator's endpoint for a new organization; OPERATOR_TOKEN comes from the environment or .dev.vars. */
main(async () => {
  const parsed = flags.safeParse(parseArgs({ options }).values);
  if (!parsed.success) throw new Complaint(`${z.prettifyError(parsed.error)}\n\n${usage}`);
  const { url, name } = parsed.data;
  const body = await askOperator(url, "/operator/organizations", bodyOf(parsed.data));
  say(`${name} has been created. Its creator sets a password with this token:\n${body}`);
});

/** The request that the operator's endpoint takes, made of the flags. */
function bodyOf(given: z.infer<typeof flags>) {
  const { slug, name, database, locale, email } = given;
  const creator = { email, firstName: given["first-name"], lastName: given["last-name"] };
  return { slug, name, database, timeZone: given["time-zone"], defaultLocale: locale, creator };
}

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
}
