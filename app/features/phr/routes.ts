import { route } from "@remix-run/route-config";
import { HEALTH_RECORD_KINDS } from "./records";
import { screensOf } from "./records/record-screens";

const screen = (path: string, file: string) =>
  route(`secure/providerweb/${path}`, `features/phr/routes/${file}.tsx`, { id: path });

/** The screens of health records: each kind has those of its own. */
export const phrRoutes = HEALTH_RECORD_KINDS.flatMap((kind) => {
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
