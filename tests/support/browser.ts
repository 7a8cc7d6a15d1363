import { type BrowserContextOptions, expect, type Page, test as base } from "@playwright/test";
import { createOrganization, type NewOrganization, type Operator, type TestOrganization } from "./organization";

export { expect } from "@playwright/test";
export { expectNoAxeViolations } from "./axe";

/** Each test file's own organization, by path and wish: files share nothing, the tests of one do. */
const organizations = new Map<string, Promise<TestOrganization>>();

interface Options {
  /** What this file's organization is made of. */
  newOrganization: NewOrganization;
  /** Console errors that a test brings about on purpose, such as the browser's line on a 404. */
  allowedConsoleErrors: RegExp[];
}

interface Fixtures {
  operator: Operator;
  organization: TestOrganization;
  /** Opens a further browser, as of another person; its console is watched like the first one's. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
  consoleErrors: string[];
}

/** Playwright's test with an organization of one's own and pages whose console errors fail the test. */
export const test = base.extend<Options & Fixtures>({
  newOrganization: [{}, { option: true }],
  allowedConsoleErrors: [[], { option: true }],

  operator: async ({}, use) => {
    const { PRACTICE_PORT: port, PRACTICE_OPERATOR_TOKEN: operatorToken } = process.env;
    if (!port || !operatorToken) throw new Error("the Worker is not served: run the tests by 'playwright test'");
    await use({ port: Number(port), operatorToken });
  },

  organization: async ({ operator, newOrganization }, use, { file }) => {
    const key = `${file} ${JSON.stringify(newOrganization)}`;
    const known = organizations.get(key) ?? createOrganization(operator, newOrganization);
    organizations.set(key, known);
    await use(await known);
  },

  baseURL: async ({ organization }, use) => use(organization.url),

  consoleErrors: async ({ allowedConsoleErrors }, use) => {
    const errors: string[] = [];
    await use(errors);
    const unexpected = errors.filter((line) => !allowedConsoleErrors.some((pattern) => pattern.test(line)));
    expect(unexpected, "errors on the browser's console").toEqual([]);
  },

  page: async ({ page, consoleErrors }, use) => {
    watchConsole(page, consoleErrors);
    await use(page);
  },

  openBrowser: async ({ browser, baseURL, consoleErrors }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL, ...options });
      const page = await context.newPage();
      watchConsole(page, consoleErrors);
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

function watchConsole(page: Page, errors: string[]): void {
  page.on("pageerror", (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
}
