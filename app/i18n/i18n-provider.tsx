import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { createFormat, type Format } from "./format";
import type { PageMessages } from "./message-types";
import { buildTranslator, type Translator } from "./translator";

/** What `useT` gives: the translator and the formats of the page's language. */
export interface Speech extends Translator {
  readonly format: Format;
}

interface I18n {
  readonly locale: string;
  readonly messages: PageMessages;
  readonly formats: string | undefined;
  readonly speech: Speech;
}

const I18nContext = createContext<I18n | null>(null);

interface I18nProviderProps {
  readonly locale: string;
  /** Those of the locale: all of them on the server, the page's own in the browser. */
  readonly messages: PageMessages;
  /** In the browser: fetches all messages once the page stands, so that the next screen finds its words. */
  readonly loadAll?: (locale: string) => Promise<PageMessages>;
  /** The tag that dates and times are written by (format-tag.ts); the language's own unless given. */
  readonly formats?: string;
  readonly children: ReactNode;
}

/** Gives everything below it its words: `const { t, format, dir } = useT()`. */
export function I18nProvider({ locale, messages, loadAll, formats, children }: I18nProviderProps) {
  const all = useAllMessages(locale, loadAll);
  const value = useMemo(() => {
    const known = all ? { ...messages, ...all } : messages;
    const translator = buildTranslator({ locale, messages: known });
    const format = createFormat(formats ?? translator.bcp47);
    return { locale, messages: known, formats, speech: { ...translator, format } };
  }, [locale, messages, formats, all]);
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>;
}

/** All messages of the locale once they have come; a page that fails to get them keeps its own. */
function useAllMessages(locale: string, load: I18nProviderProps["loadAll"]): PageMessages | undefined {
  const [all, setAll] = useState<PageMessages>();
  useEffect(() => {
    let wanted = true;
    load?.(locale).then(
      (loaded) => wanted && setAll(loaded),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [locale, load]);
  return all;
}

function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error("there is no I18nProvider above");
  return i18n;
}

/** The messages as they were given, to hand on to the browser. */
export function useMessages(): { locale: string; messages: PageMessages; formats: string | undefined } {
  const { locale, messages, formats } = useI18n();
  return { locale, messages, formats };
}

/** The words and formats of the page. */
export const useSpeech = (): Speech => useI18n().speech;
