/**
 * Puts the focus where typing begins, without moving the page. On a phone it stays where it is: the keyboard would cover
 * what stands above.
 */
export function beginTyping(): void {
  const first = document.querySelector<HTMLElement>("form[data-begin] :is(input:not([type=hidden]), select, textarea)");
  if (first && document.activeElement === document.body && matchMedia("(width >= 48rem)").matches)
    first.focus({ preventScroll: true });
}
