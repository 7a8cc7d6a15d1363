import type { Locator, Page } from "@playwright/test";

/** Presses a button that asks first (app/ui/action/ask-first.tsx), and the one in the question that does it. */
export async function answerYes(within: Page | Locator, name: string, options: { delay?: number } = {}) {
  const label = name.replace(/["\\]/g, "\\$&");
  const asks = within.locator(`summary[aria-label="${label}"], summary:not([aria-label])`, {
    hasText: name.split(":")[0],
  });
  await asks.click(options);
  await within.getByRole("button", { name, exact: true }).click(options);
}
