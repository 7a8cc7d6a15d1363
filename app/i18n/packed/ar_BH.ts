import { arBH } from "../messages/ar_BH";
import { keys } from "./keys";
import { textsOf } from "./packed-messages";

/** The texts of this language in the order of the keys. The build writes them out; see vite.messages.ts. */
export const texts = textsOf(arBH, keys, "ar_BH");
