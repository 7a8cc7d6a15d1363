/** A page's number, or a gap standing for the pages left out. */
export type PageMark = number | "gap";

/**
 * Which page numbers to show: the first, the last, and `around` on each side of the current one.
 * A gap never stands for a single page, since its number takes no more room. Pages count from 1.
 */
export function paginationWindow(page: number, pages: number, around = 1): PageMark[] {
  const marks: PageMark[] = [];
  const last = Math.max(1, Math.trunc(pages));
  const current = Math.min(Math.max(1, Math.trunc(page)), last);
  let before = 0;
  for (let number = 1; number <= last; number += 1) {
    const shown = number === 1 || number === last || Math.abs(number - current) <= around;
    if (!shown) continue;
    if (number - before === 2) marks.push(number - 1);
    if (number - before > 2) marks.push("gap");
    marks.push(number);
    before = number;
  }
  return marks;
}
