import { enUS } from "../messages/en_US";
import { keys } from "./keys";
import { textsOf } from "./packed-messages";

/** The texts of this language in the order of the keys; in a built Worker read from a data file (vite.data.ts). */
export const read = async (): Promise<readonly string[]> => Promise.resolve(textsOf(enUS, keys, "en_US"));
