import { data, redirect } from "@remix-run/cloudflare";
import { expect, it } from "vitest";
import type { RequestContext } from "../context.server";
import { ForbiddenError, FreshSignInNeededError, NotFoundError, NotSignedInError } from "./errors.server";
import { defineAction, defineLoader, wasRefused } from "./screen.server";
import { screenTitle } from "./screen-title";

const ORIGIN = "https://clinic.example";

/** Answer of a screen whose work throws: a status and a body, or the target of a redirect. */
async function answerOf(error: Error, init: RequestInit = {}, define: typeof defineLoader = defineLoader) {
  const app = { actor: { kind: "employee" }, organization: { id: 1 } } as RequestContext;
  const request = new Request(`${ORIGIN}/secure/providerweb/settings?tab=1`, init);
  const screen = define(() => Promise.reject(error));
  try {
    await screen({ context: { app, calls: [] }, request, params: {} } as never);
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Response) return { status: thrown.status, to: thrown.headers.get("location") };
    const { data, init: answered } = thrown as { data: unknown; init: { status: number } };
    return { status: answered.status, data };
  }
}

it("answers a page that a role may not open like one that does not exist, and signs nobody out", async () => {
  const refused = await answerOf(new ForbiddenError());
  expect(refused).toMatchObject({ status: 404, data: { code: "notFound" } });
  expect(refused).toEqual(await answerOf(new NotFoundError()));
});

it("leads whoever has to sign in again back to the page with the form, not to where it was posted", async () => {
  const posted = { method: "POST", headers: { referer: `${ORIGIN}/secure/providerweb/patients/create?from=list` } };
  const back = await answerOf(new NotSignedInError(), posted, defineAction);
  expect(back?.to).toBe("/app/logout?next=/secure/providerweb/patients/create%3Ffrom%3Dlist");
  const elsewhere = { method: "POST", headers: { referer: "https://other.example/page" } };
  expect((await answerOf(new NotSignedInError(), elsewhere, defineAction))?.to).toBe(
    "/app/logout?next=/secure/providerweb/settings%3Ftab%3D1",
  );
});

it("asks whoever signed in too long ago to show again who they are, and leads back", async () => {
  const answer = await answerOf(new FreshSignInNeededError());
  expect(answer?.to).toBe("/secure/providerweb/account/security/confirm?next=/secure/providerweb/settings%3Ftab%3D1");
});

it("says in the title of a page that shows a refused form that there is an error, and of no other", async () => {
  const answered = async (answer: unknown) => {
    const app = { actor: { kind: "employee" }, organization: { id: 1 } } as RequestContext;
    const request = new Request(`${ORIGIN}/secure`, { method: "POST" });
    await defineAction(() => Promise.resolve(answer))({ context: { app, calls: [] }, request, params: {} } as never);
    return wasRefused(app);
  };
  for (const refused of [data({}, { status: 422 }), data(null, 409)]) expect(await answered(refused)).toBe(true);
  for (const done of [redirect("/", 303), data({}, 200), { files: [] }, null, undefined])
    expect(await answered(done)).toBe(false);
  const titleOf = (refused: string | null) =>
    screenTitle({
      data: { title: "Departments" },
      matches: [{ id: "root", data: { shell: { organizationName: "Riverside" }, refused } }],
    });
  expect(titleOf("Error")).toEqual([{ title: "Error: Departments · Riverside" }]);
  expect(titleOf(null)).toEqual([{ title: "Departments · Riverside" }]);
});
