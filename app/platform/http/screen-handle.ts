import type { Namespace } from "~/i18n/message-types";

/** What a route says of its screen. A screen that does not hydrate carries no script of React at all. */
export interface ScreenHandle {
  hydrate?: boolean;
  /** The messages that the hydrated screen shows. */
  namespaces?: readonly Namespace[];
  /** The small scripts of app/islands that the screen needs, by name. */
  islands?: readonly string[];
  /** How wide the content is; see AppShell. */
  width?: "narrow" | "wide" | "full";
  /** Without header and side panel: the entry page, a page inside another site. */
  bare?: boolean;
  /**
   * `visitor` gives whoever is not signed in the small style sheet, ui/styles/visitor.css, whose sources have to name
   * what the screen shows. Every other screen carries the whole, ui/styles/app.css.
   */
  sheet?: "visitor";
  /** What the screen is besides, by the data of its loader: one address may show a page of either kind. */
  of?: (data: unknown) => Omit<ScreenHandle, "of">;
}
