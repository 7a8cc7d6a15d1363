/**
 * What an address says of what has just happened, of how its page is read or of what is open beside it, but not of what
 * the page is about.
 */
const ONE_TIME = ["done", "lang", "work"] as const;

/**
 * By what a page is told from others at the same path: the whole query counts, for it may name whom a form is about, as
 * `patient` does.
 */
export function pageName({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  const query = new URLSearchParams(search);
  for (const name of ONE_TIME) query.delete(name);
  query.sort();
  return `${pathname}?${query.toString()}`;
}
