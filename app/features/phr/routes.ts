import { route } from "@remix-run/route-config";
import { RECORD_PLACES, screensOf } from "./records/record-screens";

const screen = (path: string, file: string) =>
  route(`secure/providerweb/${path}`, `features/phr/routes/${file}.tsx`, { id: path });

/** The screens of health records: each kind has those of its own. */
export const phrRoutes = Object.values(RECORD_PLACES).flatMap((place) => {
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
