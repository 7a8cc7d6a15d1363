import { useMessages } from "~/i18n/i18n-provider";
import type { Namespace } from "~/i18n/message-types";

/** Where the browser finds the messages of the page. */
export const MESSAGES_ID = "messages";

/** The messages that a hydrated page shows, as data in the page: no request of their own. */
export function MessagesScript({ namespaces, nonce }: { namespaces: readonly Namespace[]; nonce?: string }) {
  const { messages, locale, formats } = useMessages();
  const wanted = new Set<string>(["common", "errors", "home", ...namespaces]);
  const own = Object.fromEntries(Object.entries(messages).filter(([name]) => wanted.has(name)));
  const json = JSON.stringify({ locale, formats, messages: own }).replaceAll("<", "\\u003c");
  return (
    <script
      type="application/json"
      id={MESSAGES_ID}
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
