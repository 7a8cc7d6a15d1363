import type { MessageLocale } from "~/i18n/locales";
import type { PageMessages } from "~/i18n/message-types";
import { arBH } from "~/i18n/messages/ar_BH";
import { enUS } from "~/i18n/messages/en_US";
import { esES } from "~/i18n/messages/es_ES";

/** All messages there are, by locale. */
export const MESSAGES = { en_US: enUS, es_ES: esES, ar_BH: arBH } satisfies Record<MessageLocale, PageMessages>;
