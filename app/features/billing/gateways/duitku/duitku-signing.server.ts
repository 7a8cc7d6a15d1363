import { digestHex } from "../signing.server";
import type { DuitkuAccount } from "./duitku-account";

type Keys = Pick<DuitkuAccount, "merchantCode" | "apiKey">;

/** Of the header of what is begun; `at` in UTC ms. */
export const signInvoice = ({ merchantCode, apiKey }: Keys, at: number): Promise<string> =>
  digestHex("SHA-256", `${merchantCode}${String(at)}${apiKey}`);

/** Of a question. */
export const signQuestion = ({ merchantCode, apiKey }: Keys, order: string): Promise<string> =>
  digestHex("MD5", `${merchantCode}${order}${apiKey}`);

/** Of what Duitku tells by itself; whether it was paid is not signed. */
export const signCallback = ({ merchantCode, apiKey }: Keys, amount: string, order: string): Promise<string> =>
  digestHex("MD5", `${merchantCode}${amount}${order}${apiKey}`);
