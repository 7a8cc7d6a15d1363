import type { Page } from "@playwright/test";
import { request } from "../../scripts/worker/request";
import type { TestOrganization } from "./organization";

const LOGIN = "/secure/providerweb/login";

/**
 * Gives a browser the session of somebody, the organization's creator unless told, by the request that the login page
 * makes. No page is opened: the page itself is walked through by the journeys of tests/e2e/identity and main-job.
 * @throws Error where the sign-in is refused
 */
export async function signIn(
  page: Page,
  { host, url, creator }: Pick<TestOrganization, "host" | "url" | "creator">,
  { email, password }: { email: string; password: string } = creator,
): Promise<void> {
  const answer = await request({
    port: Number(new URL(url).port),
    host,
    method: "POST",
    path: LOGIN,
    headers: { "content-type": "application/x-www-form-urlencoded", origin: url },
    body: new URLSearchParams({ username: email, password }).toString(),
  });
  const [cookie] = [answer.headers["set-cookie"] ?? []].flat();
  const [, name, value] = /^([^=]+)=([^;]+)/.exec(cookie ?? "") ?? [];
  if (!name || !value) throw new Error(`${email} could not sign in: ${answer.status}`);
  await page
    .context()
    .addCookies([{ name, value, url: `https://${host}`, secure: true, httpOnly: true, sameSite: "Lax" }]);
}

/** Opens the menu of whoever is signed in, on a screen that has room for its button. */
export const openAccountMenu = (page: Page): Promise<void> =>
  page.getByRole("button", { name: /^Your account/ }).click();

/** Signs out by the account's menu. */
export async function signOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
}
