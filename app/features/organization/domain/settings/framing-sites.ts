/**
 * Who may frame the widget, as frame-ancestors says it (CSP level 3): the organization's own host, for the preview, and
 * the listed sites, or every https site if none is listed.
 * @param sites one origin a line, as `isSite` accepts them
 */
export function frameAncestors(sites: string, production: boolean): string {
  const listed = sites.split("\n").filter(isSite);
  if (listed.length > 0) return ["'self'", ...listed].join(" ");
  return production ? "'self' https:" : "'self' https: http:";
}

/**
 * Whether a text is an origin that may be listed: https, or the host on which a designer tries a page. Strict, since it
 * goes into a header.
 */
export const isSite = (text: string): boolean =>
  /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/.test(text) || /^http:\/\/localhost(:\d{1,5})?$/.test(text);
