import type { PlainKey } from "~/i18n/message-types";

interface Named {
  name: string;
  label: PlainKey;
  hint?: PlainKey;
}

/** One of several values of an account, by its words or as a country (ISO 3166-1 alpha-2). */
export interface AccountChoice {
  value: string;
  label: PlainKey | { country: string };
}

/** How one part of an account at a gateway is asked for, or where the address for the gateway's events is shown. */
export type AccountField =
  | (Named & { kind: "text" })
  /** Asked for each time and never shown again. */
  | (Named & { kind: "secret" })
  | (Named & { kind: "choice"; options: readonly AccountChoice[] })
  /** The address that must be registered at the gateway; of one that is told it with each payment there is none. */
  | { kind: "eventAddress" };

/** Test payments or real ones, of a gateway whose keys do not say it. */
export const MODE_FIELD: AccountField = {
  kind: "choice",
  name: "mode",
  label: "billing:account.mode",
  options: [
    { value: "live", label: "billing:account.live" },
    { value: "test", label: "billing:account.test" },
  ],
};

/** The form by which an account at a gateway is connected. */
export interface AccountFormView {
  type: string;
  name: string;
  /** Nobody has paid by it with a real account yet. */
  untried: boolean;
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
