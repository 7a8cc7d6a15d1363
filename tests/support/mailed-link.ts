import { expect, type Page } from "@playwright/test";

/**
 * The path and query of the first link that starts with `start` (`/r/` room, `/v/` visit) in the newest mail to
 * someone that has one, once it has come.
 */
export async function mailedLink(page: Page, recipient: string, start: string): Promise<string> {
  let path = "";
  await expect(async () => {
    await page.goto("/development/outbox");
    const mails = page.getByRole("row").filter({ hasText: recipient });
    for (const href of await mails
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))) {
      await page.goto(href);
      const links = await page
        .locator("main a")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      path =
        links
          .map((link) => new URL(link, page.url()))
          .map(({ pathname, search }) => pathname + search)
          .find((link) => link.startsWith(start)) ?? "";
      if (path) break;
    }
    expect(path).not.toBe("");
  }).toPass({ timeout: 20_000, intervals: [300] });
  return path;
}
