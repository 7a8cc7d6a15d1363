import { createContext, useContext, useMemo, type ReactNode } from "react";
import type { LocaleCode } from "./locales";
import type { PageMessages } from "./message-types";
import { buildTranslator, type TranslationWarning, type Translator } from "./translator";

interface I18n {
  locale: string;
  messages: PageMessages;
  translator: Translator;
}

/** In the browser a warning is all there is; on the server the same messages are checked by the build. */
// eslint-disable-next-line no-console -- the specification asks for a warning
const reportWarning: TranslationWarning = (warning) => console.warn(JSON.stringify(warning));

const I18nContext = createContext<I18n | null>(null);

export interface I18nProviderProps {
  locale: LocaleCode | string;
  /** Those of the locale: all of them on the server, the page's own in the browser. */
  messages: PageMessages;
  children: ReactNode;
}

/** Gives everything below it its words. */
export function I18nProvider({ locale, messages, children }: I18nProviderProps) {
  const value = useMemo(
    () => ({
      locale,
      messages,
      translator: buildTranslator({ locale, messages, warn: (warning) => reportWarning(warning) }),
    }),
    [locale, messages],
  );
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>;
}

function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error("there is no I18nProvider above");
  return i18n;
}

/** The messages as they were given, to hand on to the browser. */
export function useMessages(): { locale: string; messages: PageMessages } {
  const { locale, messages } = useI18n();
  return { locale, messages };
}

/** The translator of the page. */
export const useTranslator = (): Translator => useI18n().translator;
