import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Frame, type Page } from "@playwright/test";
import type axe from "axe-core";

/** The rules as they are shipped to browsers: half as long as those that are there to be read. */
const rules = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Brings the rules into a frame, once into each document: they are long, and every check would pay for them. */
async function bringRules(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(rules);
}

/** Runs in the page: each violated rule, and where it is violated. */
async function violationsHere(): Promise<string[]> {
  const { run } = Reflect.get(window, "axe") as typeof axe;
  // On its way from one colour to another a button has a contrast that nobody sees.
  const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
  // A page that draws nothing at the moment never ends one.
  const tooLong = new Promise((done) => setTimeout(done, 1_000));
  await Promise.race([Promise.allSettled(fading.map(({ finished }) => finished)), tooLong]);
  // Nobody reads what passed, and gathering it would cost more than the rules do.
  const { violations } = await run(document, { resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** Fails with each axe violation of the page as it is now, and of the frames in it that axe may look into. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Before its style sheet has come a page shows what it hides.
  await page.waitForLoadState("load");
  const [main, ...within] = page.frames();
  if (!main) throw new Error("the page has no frame");
  await bringRules(main);
  // A frame that goes away meanwhile, or lets no script in, is not looked into.
  for (const frame of within) await bringRules(frame).catch(() => undefined);
  expect(await page.evaluate(violationsHere), `axe violations on ${page.url()}`).toEqual([]);
}
