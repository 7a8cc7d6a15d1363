import type { MessageLocale } from "../locales";
import type { PageMessages } from "../message-types";
import { arBH } from "./ar_BH";
import { enUS } from "./en_US";
import { esES } from "./es_ES";

/** All messages there are. Server only: a page is sent the namespaces it shows. */
export const MESSAGES = { en_US: enUS, es_ES: esES, ar_BH: arBH } satisfies Record<MessageLocale, PageMessages>;
