import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";
import { HEALTH_RECORD_KINDS } from "./records";

const screen = (path: string, file: string) =>
  route(`secure/providerweb/${path}`, `features/phr/routes/${file}.tsx`, { id: path });

/** What is neither a screen of a kind nor of the profile: words that fit what is typed, and the whole profile to take along. */
const besides = [
  route(routeOf(paths.vocabulary), "features/phr/routes/vocabulary/suggestions.ts"),
  route(routeOf(paths.recordPrint), "features/phr/routes/export/print.tsx"),
  route(routeOf(paths.recordExport), "features/phr/routes/export/download.ts"),
];

/** The screens of health records: each kind has those of its own. */
const screensOfKinds = HEALTH_RECORD_KINDS.flatMap(({ base, listOnly }) => [
  screen(`${base}/list`, "records/list"),
  ...(listOnly
    ? []
    : [
        screen(`${base}/create`, "records/form"),
        screen(`${base}/edit/:itemId?`, "records/form"),
        screen(`${base}/view/:itemId?`, "records/view"),
      ]),
]);

export const phrRoutes = [...screensOfKinds, ...besides];
