import type { MessageLocale } from "../locales";
import type { PageMessages } from "../message-types";
import { enUS } from "./en_US";

/** All messages there are. Server only: a page is sent the namespaces it shows. */
export const MESSAGES = { en_US: enUS, es_ES: enUS, ar_BH: enUS } satisfies Record<MessageLocale, PageMessages>;
