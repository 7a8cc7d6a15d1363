import { readVocabularies } from "~/features/phr/domain/vocabulary/terms";
import { MESSAGE_LOCALES } from "~/i18n/locales";
import { readMessages } from "~/i18n/translator.server";

// Rules and components are asked for their words in every language; in the Worker a context reads those it needs.
await Promise.all([readMessages(...MESSAGE_LOCALES), readVocabularies()]);
