import { route } from "@remix-run/route-config";
import { accessRoutes } from "./access-routes";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";
import { profileRoutes } from "./profile-routes";
import { RECORD_PLACES, screensOf } from "./records/record-screens";

const screen = (path: string, file: string) =>
  route(`secure/providerweb/${path}`, `features/phr/routes/${file}.tsx`, { id: path });

/** What is neither a screen of a kind nor of the profile: words that fit what is typed, and the whole profile to take along. */
const besides = [
  route(routeOf(paths.vocabulary), "features/phr/routes/vocabulary/suggestions.ts"),
  route(routeOf(paths.recordPrint), "features/phr/routes/export/print.tsx"),
  route(routeOf(paths.recordExport), "features/phr/routes/export/download.ts"),
];

/** The screens of each kind of health record. */
const recordRoutes = Object.values(RECORD_PLACES).flatMap((place) => {
  const { list, create, edit, view } = screensOf(place);
  return [
    screen(list, "records/list"),
    ...(place.listOnly
      ? []
      : [
          screen(create, "records/form"),
          screen(`${edit}/:itemId?`, "records/form"),
          screen(`${view}/:itemId?`, "records/view"),
        ]),
  ];
});

/** The screens of health records. */
export const phrRoutes = [
  ...accessRoutes,
  ...profileRoutes,
  ...recordRoutes,
  ...besides,
  route(routeOf(paths.trackers), "features/phr/routes/trackers/list.tsx"),
  route(routeOf(paths.trackerFile), "features/phr/routes/trackers/file.ts"),
];
