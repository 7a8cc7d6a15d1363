import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nProvider } from "~/i18n/i18n-provider";
import type { PageMessages } from "~/i18n/message-types";
import { reportTranslationFailures } from "~/i18n/translator";
import { NonceProvider } from "./pages/nonce";
import { MESSAGES_ID } from "./pages/messages-script";

const { locale, messages, formats } = JSON.parse(document.getElementById(MESSAGES_ID)?.textContent ?? "{}") as {
  locale: string;
  messages: PageMessages;
  formats?: string;
};

/** The server rendered with it, so hydration must too: browsers hide the attribute, not the meta element's content. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;

reportTranslationFailures(({ key, reason }) => console.warn(`${key}: ${reason}`));

// RemixBrowser throws a promise until the page's data is decoded. Await it here: while the root is suspended React loses
// a press and reports error 345.
try {
  RemixBrowser({});
} catch (waited) {
  await waited;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceProvider value={nonce}>
        <I18nProvider locale={locale} messages={messages} formats={formats}>
          <RemixBrowser />
        </I18nProvider>
      </NonceProvider>
    </StrictMode>,
  );
});
