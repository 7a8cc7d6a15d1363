import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";
import { HEALTH_RECORD_KINDS } from "./records";

const screen = (path: string, file: string) =>
  route(`secure/providerweb/${path}`, `features/phr/routes/${file}.tsx`, { id: path });

/** The screens of health records: each kind has those of its own. */
export const phrRoutes = [
  route(routeOf(paths.openRecord), "features/phr/routes/access/open-record.tsx"),
  route(routeOf(paths.recordSeen), "features/phr/routes/access/seen.tsx"),
  ...HEALTH_RECORD_KINDS.flatMap(({ base, listOnly }) => [
    screen(`${base}/list`, "records/list"),
    ...(listOnly
      ? []
      : [
          screen(`${base}/create`, "records/form"),
          screen(`${base}/edit/:itemId?`, "records/form"),
          screen(`${base}/view/:itemId?`, "records/view"),
        ]),
  ]),
];
