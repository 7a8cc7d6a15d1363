import { enUS } from "../messages/en_US";
import { keysOf, type MessageKeys } from "./packed-messages";

/** The keys of all messages. */
export const keys = keysOf(enUS);

/** The same; in a built Worker read from a data file (vite.data.ts). */
export const read = async (): Promise<MessageKeys> => Promise.resolve(keys);
