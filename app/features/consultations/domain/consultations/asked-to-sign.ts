/** What whoever signs is asked for beside the button: nothing of what they gave within the last minutes. */
export interface AskedToSign {
  /** For the browser's own password list. */
  username: string;
  password: boolean;
  /** A code of the authenticator app or, for whoever has only passkeys, a recovery code; null if none is asked for. */
  code: "APP" | "RECOVERY" | null;
  /** They can use a passkey in place of both. */
  passkey: boolean;
  /** A code is asked for, and they have nothing that gives one: they add it to their account first. */
  noFactor: boolean;
}

/** For whoever cannot sign. */
export const NOTHING_ASKED: AskedToSign = {
  ...{ username: "", password: false, code: null, passkey: false, noFactor: false },
};
