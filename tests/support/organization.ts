import { randomBytes } from "node:crypto";
import { z } from "zod";
import { request } from "../../scripts/worker/request";

/** Where the tests find the served Worker. */
export interface Operator {
  port: number;
  operatorToken: string;
}

/** What a new organization is made of; what is left out is English, in UTC, on the first tenant database. */
export interface NewOrganization {
  name?: string;
  locale?: string;
  timeZone?: string;
  database?: string;
  brandColour?: string;
  /** Seconds in which a confirmation can be taken back before it is mailed; 60 unless given. */
  undoWindowSeconds?: number;
}

const made = z.object({
  organizationId: z.number().int(),
  slug: z.string(),
  creatorEmployeeId: z.string(),
  roles: z.record(z.string(), z.string()),
});

/** An organization of the tests: what its creation gave, the host that serves it, and its creator's sign-in. */
export interface TestOrganization extends z.infer<typeof made> {
  host: string;
  url: string;
  creator: { email: string; password: string };
}

/** Makes a fresh organization through the operator's endpoint, with a slug that no other test has. */
export async function createOrganization(operator: Operator, wanted: NewOrganization = {}): Promise<TestOrganization> {
  const slug = `t${randomBytes(6).toString("hex")}`;
  const creator = { email: `creator@${slug}.example`, password: randomBytes(12).toString("hex") };
  const body = {
    slug,
    name: wanted.name ?? `Practice ${slug}`,
    database: wanted.database ?? "TENANT_DB_0",
    timeZone: wanted.timeZone ?? "UTC",
    defaultLocale: wanted.locale ?? "en_US",
    brandColour: wanted.brandColour ?? null,
    ...(wanted.undoWindowSeconds === undefined ? {} : { undoWindowSeconds: wanted.undoWindowSeconds }),
    creator: { ...creator, firstName: "Clara", lastName: "Creator", provider: true },
  };
  const answer = await operate(operator, "/operator/organizations", body);
  const host = `${slug}.localhost:${operator.port}`;
  return { ...made.parse(answer), host, url: `http://${host}`, creator };
}

/** Sends one request to the operator's endpoint and gives its JSON. */
export async function operate({ port, operatorToken }: Operator, path: string, body: unknown): Promise<unknown> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${operatorToken}` };
  const answer = await request({ port, method: "POST", path, headers, body: JSON.stringify(body) });
  if (answer.status >= 300) throw new Error(`POST ${path} answered ${answer.status}: ${answer.body}`);
  return JSON.parse(answer.body);
}

/** Signs the creator in, and gives the authToken. */
export async function signInCreator(operator: Operator, { host, url, creator }: TestOrganization): Promise<string> {
  const { email: username, password } = creator;
  const answer = await request({
    port: operator.port,
    host,
    method: "POST",
    path: "/auth/login",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ username, password }),
  });
  if (answer.status !== 200) throw new Error(`the creator could not sign in: ${answer.status} ${answer.body}`);
  return String(JSON.parse(answer.body).authToken);
}
