import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

/** The screens of a health profile as a whole, and those of who the patient is, by where they are. */
const SCREENS = {
  health_profile: "overview",
  "health_profile/list": "areas",
  "health_profile/view": "view",
  "health_profile/details": "form",
  "health_profile/address": "form",
  "health_profile/create_insurance": "insurance",
  "health_profile/edit_insurance/:itemId?": "insurance",
  "health_profile/picture/:what/:itemId?": "picture",
  "basic_profile/list": "basic-profiles",
  "basic_profile/create": "form",
  "basic_profile/edit/:itemId?": "form",
  "basic_profile/view/:itemId?": "view",
} as const;

export const profileRoutes = [
  ...Object.entries(SCREENS).map(([path, file]) =>
    route(`secure/providerweb/${path}`, `features/phr/routes/profile/${file}.tsx`, { id: path }),
  ),
  route(routeOf(paths.profileFile), "features/phr/routes/profile/file.ts"),
];
