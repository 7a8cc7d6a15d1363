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
   * People who are not signed in get a small style sheet, whose sources must include everything that the screen shows:
   * `visitor` ui/styles/visitor.css, of the public booking; `linked` ui/styles/linked.css, of mailed links; `front`
   * ui/styles/front.css, of the front page. Every other screen has the whole one, ui/styles/app.css.
   */
  sheet?: "visitor" | "linked" | "front";
  /** The screen's own `meta` says what it is about. */
  describes?: boolean;
  /** More of the handle by the loader's data, if one address shows pages of several kinds. */
  of?: (data: unknown) => Omit<ScreenHandle, "of">;
}
