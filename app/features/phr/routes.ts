import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";
import { KIND_SCREENS } from "./domain/records/kind-screens";
import { screensOf } from "./records/record-screens";

const screen = (path: string, file: string) =>
  route(`secure/providerweb/${path}`, `features/phr/routes/${file}.tsx`, { id: path });

/** What is neither a screen of a kind nor of the profile: words that fit what is typed, and the whole profile to take along. */
const besides = [
  route(routeOf(paths.vocabulary), "features/phr/routes/vocabulary/suggestions.ts"),
  route(routeOf(paths.recordPrint), "features/phr/routes/export/print.tsx"),
  route(routeOf(paths.recordExport), "features/phr/routes/export/download.ts"),
];

/** The screens of health records: each kind has those of its own. */
const screensOfKinds = KIND_SCREENS.flatMap((kind) => {
  const { list, create, edit, view } = screensOf(kind);
  return [
    screen(list, "records/list"),
    ...(kind.listOnly
      ? []
      : [
          screen(create, "records/form"),
          screen(`${edit}/:itemId?`, "records/form"),
          screen(`${view}/:itemId?`, "records/view"),
        ]),
  ];
});

export const phrRoutes = [...screensOfKinds, ...besides];
