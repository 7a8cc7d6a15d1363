/* Every URL of demo data that the app links to. */
import { at } from "./at";

/** Demo data on request; `done` names what has just been done, `problem` why it was not. */
export const demoData = at("/secure/providerweb/settings/demo_data");
