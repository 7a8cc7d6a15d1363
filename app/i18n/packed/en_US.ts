import { enUS } from "../messages/en_US";
import { keys } from "./keys";
import { textsOf } from "./packed-messages";

/** The texts of this language in the order of the keys. The build writes them out; see vite.messages.ts. */
export const texts = textsOf(enUS, keys, "en_US");
