import type { PlainKey } from "~/i18n/message-types";

interface Named {
  name: string;
  label: PlainKey;
  hint: PlainKey;
}

/** How one part of an account at a gateway is asked for, or where the address for the gateway's events is shown. */
export type AccountField =
  | (Named & { kind: "text" })
  /** Asked for each time and never shown again. */
  | (Named & { kind: "secret" })
  | (Named & { kind: "choice"; options: readonly { value: string; label: string }[] })
  | { kind: "eventAddress"; text: PlainKey };

/** The form by which an account at a gateway is connected. */
export interface AccountFormView {
  type: string;
  name: PlainKey;
  /** What stands above the fields. */
  text: PlainKey;
  fields: readonly AccountField[];
  /** What is shown again of the account, by field. */
  values: Readonly<Record<string, string>>;
  /** Where the gateway is to send its events. */
  eventUrl: string;
}

/** The button by which a gateway without an account is connected, and what it says of that. */
export interface OnePressView {
  type: string;
  label: PlainKey;
  text: PlainKey;
}
