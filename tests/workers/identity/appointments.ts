import { signIn } from "~/features/identity/services/sessions/sign-in.server";
import type { Actor } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { SESSION_COOKIE } from "~/platform/http/cookies.server";
import { createLogger } from "~/platform/log.server";
import { requestContext } from "~/platform/request-context.server";
import { env, type TestOrganization } from "../support/organization";

export const ADDRESS = "192.0.2.1";

/** A request as it reaches an organization: with a session cookie or a bearer token, or with nothing. */
export function arrive(
  practice: TestOrganization,
  holds: { cookie?: string; bearer?: string } = {},
  now = Date.now(),
  waitUntil: RequestContext["waitUntil"] = () => undefined,
): Promise<RequestContext> {
  const headers = new Headers();
  if (holds.cookie) headers.set("cookie", `${SESSION_COOKIE}=${holds.cookie}`);
  if (holds.bearer) headers.set("authorization", `Bearer ${holds.bearer}`);
  const basis = {
    env,
    requestId: crypto.randomUUID(),
    log: createLogger("test", () => undefined),
    now,
    waitUntil,
  };
  return requestContext(basis, new Request("http://practice.localhost/", { headers }), practice.entry);
}

/** Who a request with this cookie or token runs for. */
export const actorOfAppointment = async (...appointment: Parameters<typeof arrive>): Promise<Actor> =>
  (await arrive(...appointment)).actor;

/** Signs in as a stranger does. */
export const signInAs = async (practice: TestOrganization, username: string, password: string) =>
  signIn(await arrive(practice), { username, password }, ADDRESS);

/** Changes rows of the practice behind the product's back. */
export async function change(practice: TestOrganization, sql: string, ...parameters: unknown[]): Promise<void> {
  const { db } = await practice.as({ kind: "system", task: "test" });
  await db.raw(sql, practice.entry.id, ...parameters).run();
}

/** Reads rows of the practice. */
export async function read<Row>(practice: TestOrganization, sql: string, ...parameters: unknown[]): Promise<Row[]> {
  const { db } = await practice.as({ kind: "system", task: "test" });
  return (await db.raw(sql, practice.entry.id, ...parameters).all<Row>()).results;
}
