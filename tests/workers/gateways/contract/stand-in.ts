/** What a gateway knows of one payment: what it was asked for, in its own words. */
export interface StandInPayment {
  /** Our name for it. */
  own: string;
  /** As it came. */
  amount: string;
  currency: string;
  /** What the payer reads. */
  text: string;
}

/** How a message differs from a genuine one. */
export interface MessageChange {
  /** Signed with another secret. */
  secret?: string;
  /** Without any signature. */
  unsigned?: true;
  /** A field that is signed, or one that is not, has another value than when it was signed. */
  altered?: "signed" | "unsigned";
  /** The sender's own list of signed fields names fewer. */
  shortened?: true;
  /** One byte of the body is another one. */
  byte?: true;
  /** When it was signed (UTC ms). */
  at?: number;
  /** Id of the event, of a gateway that numbers them. */
  id?: string;
  /** An event that nobody here knows. */
  event?: "unknown";
  /** About a payment that nobody begun. */
  own?: string;
}

/**
 * A gateway within the tests, written from its papers alone: it imports nothing of the app, refuses what the real one
 * refuses, and knows nothing of our states.
 */
export interface StandIn {
  /** Origins that it answers at. */
  origins: readonly string[];
  /** Answers one request as the gateway would. */
  answer: (request: Request) => Response | Promise<Response>;
  /** Everything that was begun and taken, in order. */
  begun: () => readonly StandInPayment[];
  /** Says from now on, in the gateway's own word, how a payment stands. */
  say: (own: string, word: string) => unknown;
  /** Says something else of a payment than what was asked for. */
  alter: (own: string, change: Partial<Pick<StandInPayment, "own" | "amount" | "currency">>) => unknown;
  /** No longer knows a payment, as right after a beginning whose copy has not arrived. */
  forget: (own: string) => unknown;
  /** Refuses what is begun by its own code for it; null takes it again. */
  refuse: (on: boolean) => void;
  /** Leads payers to this address; null for its own page. */
  leadTo: (address: string | null) => void;
  /** How often money went back. */
  refundsOf: (own: string) => number | Promise<number>;
  /** Whether a payer could still pay. */
  takesMoney: (own: string) => boolean | Promise<boolean>;
  /** A message of the gateway about how a payment stands, to be sent to `url`; left out where it sends none. */
  message?: (own: string, url: string, change?: MessageChange) => Promise<Request>;
  /** Takes no token any more that it gave so far; left out where it gives none. */
  expireTokens?: () => void;
  /** Takes no token at all. */
  refuseTokens?: (on: boolean) => void;
  /** Hangs up on whoever still waits for a payer to confirm; left out where nobody does. */
  endCalls?: () => void;
  /** How often money was captured; left out where payers pay at once. */
  capturesOf?: (own: string) => number;
}
