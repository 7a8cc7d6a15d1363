import type { ReactElement } from "react";
import { Trans } from "react-i18next";
import type { MessageKey, ValuesArgument } from "./message-types";
import { useT } from "./use-t";

interface RichMessageProps<Key extends MessageKey> {
  readonly message: Key;
  readonly values?: ValuesArgument<Key>[0];
  /** What each tag in the message becomes: `<link>here</link>` with `{ link: <a href="/help" /> }`. */
  readonly elements: Readonly<Record<string, ReactElement>>;
}

/** A message with elements inside it, such as a link in a sentence. Values are shown as text, never as tags. */
export function RichMessage<Key extends MessageKey>({ message, values, elements }: RichMessageProps<Key>) {
  const { i18n } = useT();
  return <Trans i18n={i18n} i18nKey={message} values={values} components={elements} />;
}
