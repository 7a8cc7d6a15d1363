/** What stands behind the question mark; what is undefined or empty is left out. */
export type Query = Record<string, string | number | undefined>;

/** The parameters of a pattern in their order, as the router names them: `:id`, or `:id?` for one that may be left out. */
type Parameters<Pattern extends string> = Pattern extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? [...Parameter<Name>, ...Parameters<`/${Tail}`>]
    : Parameter<Rest>
  : [];
type Parameter<Name extends string> = Name extends `${string}?`
  ? [parameter?: string | number]
  : [parameter: string | number];
type Named<Names extends readonly string[]> = { [Index in keyof Names]?: string };

/** Builds an address from the values of its parameters, in their order, and from its query. */
export type Path<Pattern extends string, Names extends readonly string[] = readonly string[]> = ((
  ...values: string[] extends Names
    ? [...Parameters<Pattern>, query?: Query]
    : [...Parameters<Pattern>, ...Named<Names>]
) => string) & { readonly pattern: Pattern };

export function query(values: Query): string {
  const search = new URLSearchParams(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined || value === "" ? [] : [[key, String(value)]],
    ),
  );
  // A slash may stand in a query as it is (RFC 3986, section 3.4), and an address within an address is full of them.
  const text = search.toString().replaceAll("%2F", "/");
  return text ? `?${text}` : "";
}

/** An address whose builder is written by hand, with the pattern that the router knows it by. */
export const named = <Pattern extends string, Build extends (...values: never[]) => unknown>(
  pattern: Pattern,
  build: Build,
): Build & { readonly pattern: Pattern } => Object.assign(build, { pattern });

/**
 * One address: its pattern for the router (`paths.patientEdit.pattern`), and its builder for links
 * (`paths.patientEdit(id, { done: "saved" })`). Where names of the query are given, they are the last values instead of
 * an object: `at("/login", "next")` builds `/login?next=…` by `login(next)`.
 */
export function at<const Pattern extends string>(pattern: Pattern): Path<Pattern>;
export function at<const Pattern extends string, const Names extends readonly [string, ...string[]]>(
  pattern: Pattern,
  ...names: Names
): Path<Pattern, Names>;
export function at(pattern: string, ...names: string[]) {
  return named(pattern, (...values: (string | number | Query | undefined)[]) => {
    let next = 0;
    const path = pattern.replace(/\/:\w+\??/g, () => {
      const value = values[next++];
      return value === undefined ? "" : `/${value as string}`;
    });
    const last = values.slice(next);
    if (names.length === 0) return path + query((last[0] as Query | undefined) ?? {});
    return path + query(Object.fromEntries(names.map((name, index) => [name, last[index] as string | undefined])));
  });
}

/** An address as the table of routes takes it: one of the paths, or a pattern that nothing links to, without its slash. */
export type Routed = string | { readonly pattern: string };

export const routeOf = (path: Routed): string => (typeof path === "string" ? path : path.pattern.slice(1));
