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
}

const made = z.looseObject({ slug: z.string() });

/** An organization of the tests, with the host under which it is served. */
export interface TestOrganization {
  slug: string;
  host: string;
  url: string;
}

/** Makes a fresh organization through the operator's endpoint, with a slug that no other test has. */
export async function createOrganization(operator: Operator, wanted: NewOrganization = {}): Promise<TestOrganization> {
  const slug = `t${randomBytes(6).toString("hex")}`;
  const body = {
    slug,
    name: wanted.name ?? `Practice ${slug}`,
    email: `creator@${slug}.example`,
    database: wanted.database ?? "TENANT_DB_0",
    timeZone: wanted.timeZone ?? "UTC",
    locale: wanted.locale ?? "en_US",
  };
  const answer = await request({
    port: operator.port,
    method: "POST",
    path: "/operator/organizations",
    headers: { "content-type": "application/json", authorization: `Bearer ${operator.operatorToken}` },
    body: JSON.stringify(body),
  });
  if (answer.status >= 300) throw new Error(`no organization made: ${answer.status} ${answer.body}`);
  const { slug: given } = made.parse(JSON.parse(answer.body));
  const host = `${given}.localhost:${operator.port}`;
  return { slug: given, host, url: `http://${host}` };
}
