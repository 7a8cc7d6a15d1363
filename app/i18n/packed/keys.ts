import { enUS } from "../messages/en_US";
import { keysOf } from "./packed-messages";

/** The keys of all messages. The build writes them out; see vite.messages.ts. */
export const keys = keysOf(enUS);
