import type { Namespace } from "~/i18n/message-types";

/** What a route declares about its screen. A screen that does not hydrate loads nothing of React. */
export interface ScreenHandle {
  hydrate?: boolean;
  /** Message namespaces of the hydrated screen. */
  namespaces?: readonly Namespace[];
  /** Names of the scripts of app/islands that the screen needs. */
  islands?: readonly string[];
  /** Width of the content; see AppShell. */
  width?: "narrow" | "wide" | "full" | "stage";
  /** No header and side panel: the entry page, a page inside another site. */
  bare?: boolean;
  /**
   * `visitor`: people who are not signed in get the small style sheet, ui/styles/visitor.css, whose sources must
   * include everything that the screen shows. Every other screen has the whole one, ui/styles/app.css.
   */
  sheet?: "visitor";
  /** More of the handle by the loader's data, if one address shows pages of several kinds. */
  of?: (data: unknown) => Omit<ScreenHandle, "of">;
}
