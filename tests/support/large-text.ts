import { expect, type Page } from "@playwright/test";

/** Runs in the page: what cannot be read or pressed as it is laid out now, in words. */
function whatDoesNotFit(): string[] {
  const width = window.innerWidth;
  const problems: string[] = [];
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute("aria-label") || element.className).trim().slice(0, 40)}"`;
  // Of what is only for screen readers, closed or away nothing is seen.
  const isSeen = (element: Element) => {
    const { width: wide, height } = element.getBoundingClientRect();
    return wide > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  if (document.documentElement.scrollWidth > width)
    problems.push(`the page is ${document.documentElement.scrollWidth}`);
  for (const element of document.body.querySelectorAll("*")) {
    if (!isSeen(element) || element.closest("svg, option, [aria-hidden=true], .sticky")) continue;
    const { left, right } = element.getBoundingClientRect();
    const scrolls = element.parentElement?.closest("[role=region][tabindex], .overflow-x-auto");
    if (!scrolls && (left < -1 || right > width + 1)) problems.push(`${nameOf(element)} runs out of the page`);
    const { overflowX, overflowY } = getComputedStyle(element);
    const cuts = (how: string) => how === "hidden" || how === "clip";
    const isText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1 && (isText || element.children.length > 0))
      problems.push(`${nameOf(element)} is cut sideways`);
    if (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1 && element.clientHeight > 1)
      problems.push(`${nameOf(element)} is cut below`);
  }
  const pressed = [
    ...document.querySelectorAll("button, a[href], input:not([type=hidden]), select, textarea, summary"),
  ];
  // Bars stay where they are while the page scrolls below them.
  const seen = pressed.filter((element) => isSeen(element) && !element.closest(".sticky, .bottom-bar, .thumb-bar"));
  for (const [n, one] of seen.entries()) {
    const a = one.getBoundingClientRect();
    for (const other of seen.slice(n + 1)) {
      const b = other.getBoundingClientRect();
      const over = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const under = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // The button of a date stands in the room that its field leaves for it.
      const isOfOneDate = one.closest("[data-date]")?.contains(other) ?? false;
      if (over > 1 && under > 1 && !isOfOneDate && !one.contains(other) && !other.contains(one))
        problems.push(`${nameOf(one)} lies on ${nameOf(other)}`);
    }
  }
  return problems;
}

/**
 * On 320 pixels with text of twice the size everything is on the page, whole, and nothing lies on anything (WCAG 1.4.4,
 * 1.4.10).
 */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expect.poll(() => page.evaluate(whatDoesNotFit), { message: page.url() }).toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  if (before) await page.setViewportSize(before);
}
