import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

const at = "features/consultations/routes/";

/** Notes and letters: where they are listed, written, read and taken along, and what they are made from. */
export const noteRoutes = [
  route(routeOf(paths.notes), `${at}notes/list.tsx`),
  route(routeOf(paths.noteCreate), `${at}notes/create.tsx`),
  route(routeOf(paths.noteEdit), `${at}notes/edit.tsx`),
  route(routeOf(paths.noteSaves), `${at}notes/saves.ts`),
  route(routeOf(paths.noteView), `${at}notes/view.tsx`),
  route(routeOf(paths.noteOuterView), `${at}notes/outer-view.ts`),
  route(routeOf(paths.noteTemplates), `${at}templates/list.tsx`),
  route(routeOf(paths.noteTemplate), `${at}templates/template.tsx`),
];
