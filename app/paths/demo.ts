import { at } from "./at";

/** Every URL of demo data that the app links to. */
export const demoPaths = {
  /** Demo data on request; `done` names what has just been done, `problem` why it was not. */
  demoData: at("/secure/providerweb/settings/demo_data"),
} as const;
