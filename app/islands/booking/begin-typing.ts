/** Where the next act of a page is: its first field, or the button where nothing must be typed. */
const FIRST =
  "form[data-begin=''] :is(input:not([type=hidden]), select, textarea), form[data-begin=press] [name=intent][value=book]:not([tabindex])";

/**
 * Puts the focus where the next act is; a page that begins with typing does not move for it. On a phone it stays where it
 * is: the keyboard would cover what stands above.
 */
export function beginTyping(): void {
  const first = document.querySelector<HTMLElement>(FIRST);
  if (first && document.activeElement === document.body && matchMedia("(width >= 48rem)").matches)
    first.focus({ preventScroll: first.tagName !== "BUTTON" });
}
