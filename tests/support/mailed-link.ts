import { expect, type Page } from "@playwright/test";
import { request } from "../../scripts/worker/request";

/** Where the links lead that lie in those parts of a document that `within` selects, and `text`, if any, is in. */
const linksIn = (page: Page, html: string, within: string, text = "") =>
  page.evaluate(
    ([source, selector, wanted]) =>
      [...new DOMParser().parseFromString(source, "text/html").querySelectorAll(selector)]
        .filter((part) => part.textContent.includes(wanted))
        .flatMap((part) => [...part.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "")),
    [html, within, text] as const,
  );

/**
 * The path and query of the first link that starts with `start` (`/r/` room, `/v/` appointment) in the newest mail to
 * someone that has one, once it has come. Whatever page of the organization is open stays open: the mails are asked
 * for beside it, since to show one takes two documents.
 */
export async function mailedLink(page: Page, recipient: string, start: string): Promise<string> {
  const { host, port, origin } = new URL(page.url());
  const read = async (path: string) => (await request({ port: Number(port), host, path })).body;
  let path = "";
  await expect(async () => {
    const mails = await linksIn(page, await read("/development/outbox"), "tr", recipient);
    for (const mail of mails) {
      const links = await linksIn(page, await read(mail), "main");
      path =
        links
          .map((link) => new URL(link, origin))
          .map(({ pathname, search }) => pathname + search)
          .find((link) => link.startsWith(start)) ?? "";
      if (path) break;
    }
    expect(path).not.toBe("");
  }).toPass({ timeout: 20_000, intervals: [300] });
  return path;
}
