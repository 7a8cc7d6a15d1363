import type { GatewayType } from "~/features/billing/domain/accounts/gateway-type";
import type { Practice } from "../../scheduling/scene";
import type { StandIn } from "./stand-in";

/** Words of a gateway for how a payment stands, by what they mean here. */
export interface StateWords {
  open: readonly string[];
  pending: readonly string[];
  paid: readonly string[];
  /** The payer has agreed and nothing is taken yet: asking takes it. */
  approved?: string;
  failed: readonly string[];
  /** Expired or called off. */
  closed: readonly string[];
}

/** How a gateway signs what it sends; null where it sends nothing. */
export interface MessageContract {
  /** False for a gateway that signs nothing: its messages are reasons to ask. */
  signed: boolean;
  /** The raw bytes are signed, so that nothing of them can change. */
  wholeBody: boolean;
  /** It has fields that are not signed. */
  unsignedFields: boolean;
  /** The message lists the fields that are signed. */
  listsFields: boolean;
  /** How old a signature may be (ms); null where the message has no time. */
  window: number | null;
  /** The signature itself says how the payment stands, as the gateway cannot be asked. */
  isWord: boolean;
  /** Field of the account without which no message is taken; null where there is none that may be left out. */
  optionalSecret: string | null;
}

/** What the suite must know of a gateway, from its papers. */
export interface Contract {
  type: GatewayType;
  /** What an administrator gives. */
  given: Readonly<Record<string, string>>;
  /** Values of `given` that are secret, and may be in no page, log or error. */
  secrets: readonly string[];
  /** A part of the account that the gateway does not know, and the field at which that is said; null where it cannot tell. */
  wrong: { given: Readonly<Record<string, string>>; field: string } | null;
  standIn: (practice: Practice) => StandIn;
  currency: string;
  /** What is paid in the cases that say no other amount, in the currency's minor unit. */
  amountMinor: number;
  /** An amount as the gateway writes it. */
  wire: (amountMinor: number, currency: string) => string;
  /** Amounts of case 7: what is sent, or null for one that is refused before anything is sent. */
  amounts: readonly { minor: number; currency: string; sent: string | null }[];
  words: StateWords;
  begin: {
    /** Null where beginning asks the gateway nothing. */
    answers: "json" | "text" | null;
    /** What a second beginning of one payment comes to at the gateway. */
    again: "same" | "another";
  };
  messages: MessageContract | null;
  refund: "done" | "requested" | "by hand";
  /** Whether closing ends a payment at the gateway. */
  close: "ends" | "lets pay";
  /** The payer's number, where the gateway needs one. */
  phone?: string;
  /** The gateway cannot be asked: only its signed message tells. */
  unaskable?: true;
  /** It is called once for a payment, and answers once its payer has confirmed. */
  calls?: true;
  /** Secrets that the gateway wants in the form that the payer's browser posts. */
  inForm?: readonly string[];
  /** It is within the product: no line to it can fail, and its page is one of ours. */
  within?: true;
  /** It tells of no amount or currency when it is asked, so that another one cannot be told. */
  tellsNoAmount?: true;
  tellsNoCurrency?: true;
  /** It tells no name of ours when it is asked, but is asked by one of its own. */
  tellsNoName?: true;
}
