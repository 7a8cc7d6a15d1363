/** Root of the embedded booking pages, the only ones that may be framed. */
export const WIDGET_ROOT = "/app/appointments/appointmentWidgetUsingReact/";

/** Whether an address is a page of the widget, which needs no cookie and which another site may frame. */
export const isWidgetPage = (pathname: string): boolean => pathname.startsWith(WIDGET_ROOT);

/** Look that a site wants for the widget; the pages pass it on to each other, since they may store nothing. */
export interface WidgetLook {
  /** Language code of the specification. */
  lang?: string;
  /** Color as "#rrggbb", instead of the organization's own. */
  colour?: string;
  /** Instead of the preference of the visitor's device. */
  theme?: "light" | "dark";
}

/** Look in an address; invalid values are left out. */
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

/** Address of the widget's pages with a site's own choices, for a script or a plain link. */
export function widgetAddress(organizationId: string, values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  return `${WIDGET_ROOT}${encodeURIComponent(organizationId)}${query ? `?${query}` : ""}`;
}
