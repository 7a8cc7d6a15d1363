import {
  ADMIN_SCREEN,
  INSIDE_SCREEN,
  LIST_SCREEN,
  PATIENT_SCREEN,
  WITH_SESSION,
  base,
  entry,
  screens,
  type Permissions,
} from "./expectations";

export const pagesPermissions: Permissions = {
  "GET /": "allowed",
  "GET /book": "allowed",
  ...entry(["GET /find", "GET /sitemap.xml", "GET /robots.txt", "GET /practice/:name"], "allowed"),
  ...entry(["GET /manifest.webmanifest", "GET /app-icon.svg", "GET /offline"], "allowed"),
  ...entry(screens("GET", ["", "/signup"]), "allowed"),
  ...entry(screens("POST", ["/signup"]), "allowed"),
  ...entry(screens("GET", ["/home/chat"]), "allowed"),
  ...entry(
    screens(
      "GET",
      ["", "/video", "/in-person"].map((kind) => `/c/service-based-appointment${kind}`),
    ),
    PATIENT_SCREEN,
  ),
  ...entry(screens("GET", ["/account/profile", "/account/delete"]), PATIENT_SCREEN),
  ...entry(screens("POST", ["/account/delete"]), PATIENT_SCREEN),
  // Signing out ends at login, for whoever comes; who has a session is asked first.
  "GET /app/logout": WITH_SESSION("allowed", "sign-in"),
  "POST /app/logout": "sign-in",
  ...entry(["GET /404", "POST /404", "GET /*", "POST /*"], "not-found"),
  ...entry(["GET /s/500", "GET /app/static/error"], "error-page"),
  // Making what is missing with usual values.
  [`POST ${base}/home`]: ADMIN_SCREEN,
  [`GET ${base}/home`]: { ...LIST_SCREEN, unapproved: "allowed" },
  ...entry(screens("GET", ["/settings", "/settings/hpAdminSettingsList"]), INSIDE_SCREEN),
  // Whoever is not approved yet finds nothing there, and whoever works at a desk what belongs to it.
  ...entry(screens("GET", ["/search", "/search/suggestions"]), {
    ...INSIDE_SCREEN,
    unapproved: "allowed",
  }),
  ...entry(screens("GET", ["/help/api"]), { ...LIST_SCREEN, unapproved: "allowed" }),
  "GET /openapi.json": "allowed",
};
