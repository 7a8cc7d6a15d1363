import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nProvider } from "~/i18n/i18n-provider";
import type { PageMessages } from "~/i18n/message-types";
import { MESSAGES_ID } from "./pages/messages-script";

const { locale, messages } = JSON.parse(document.getElementById(MESSAGES_ID)?.textContent ?? "{}") as { locale: string; messages: PageMessages };

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider locale={locale} messages={messages}>
        <RemixBrowser />
      </I18nProvider>
    </StrictMode>,
  );
});
