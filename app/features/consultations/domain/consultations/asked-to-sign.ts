/** What whoever signs is asked for beside the button: nothing of what they gave within the last minutes. */
export interface AskedToSign {
  /** For the browser's own password list. */
  username: string;
  password: boolean;
  /** The code of an authenticator app. */
  code: boolean;
  /** They can use a passkey in place of both. */
  passkey: boolean;
}

/** For whoever cannot sign. */
export const NOTHING_ASKED: AskedToSign = { username: "", password: false, code: false, passkey: false };
