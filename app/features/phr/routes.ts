import { route } from "@remix-run/route-config";
import { accessRoutes } from "./access-routes";
import { HEALTH_RECORD_KINDS } from "./records";

const screen = (path: string, file: string) =>
  route(`secure/providerweb/${path}`, `features/phr/routes/${file}.tsx`, { id: path });

/** The screens of each kind of health record. */
const kindRoutes = HEALTH_RECORD_KINDS.flatMap(({ base, listOnly }) => [
  screen(`${base}/list`, "records/list"),
  ...(listOnly
    ? []
    : [
        screen(`${base}/create`, "records/form"),
        screen(`${base}/edit/:itemId?`, "records/form"),
        screen(`${base}/view/:itemId?`, "records/view"),
      ]),
]);

/** The screens of health records. */
export const phrRoutes = [...accessRoutes, ...kindRoutes];
