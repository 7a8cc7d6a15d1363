/** Where the booking that other sites embed is served: the only pages that may be framed. */
export const WIDGET_ROOT = "/app/appointments/appointmentWidgetUsingReact/";

/** Whether an address is one of the widget's pages: they need no cookie, and another site may frame them. */
export const isWidgetPage = (pathname: string): boolean => pathname.startsWith(WIDGET_ROOT);

/** How a site wants the widget to look; the pages hand it on to each other, as they may keep nothing. */
export interface WidgetLook {
  /** A code of the specification's languages. */
  lang?: string;
  /** "#rrggbb", instead of the organization's own. */
  colour?: string;
  /** Instead of what the visitor's device says. */
  theme?: "light" | "dark";
}

/** The look that an address asks for; what does not fit is left out. */
export function widgetLook(query: URLSearchParams): WidgetLook {
  const lang = query.get("lang") ?? "";
  const colour = `#${(query.get("colour") ?? "").replace(/^#/, "").toLowerCase()}`;
  const theme = query.get("theme");
  return {
    ...(/^[a-z]{2,3}(_[A-Z]{2})?$/.test(lang) ? { lang } : {}),
    ...(/^#[0-9a-f]{6}$/.test(colour) ? { colour } : {}),
    ...(theme === "light" || theme === "dark" ? { theme } : {}),
  };
}

/** The address of the widget's pages below a site's own choices, for a script or a plain link. */
export function widgetAddress(organizationId: string, values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  return `${WIDGET_ROOT}${encodeURIComponent(organizationId)}${query ? `?${query}` : ""}`;
}
