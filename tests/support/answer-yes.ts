import type { Locator, Page } from "@playwright/test";

/** Presses a button that asks first (app/ui/action/ask-first.tsx), and the one in the question that does it. */
export async function answerYes(within: Page | Locator, name: string, options: { delay?: number } = {}) {
  const label = name.replace(/["\\]/g, "\\$&");
  await within.locator(`summary:has(:text-is("${label}"))`).click(options);
  await within.getByRole("button", { name, exact: true }).click(options);
}
