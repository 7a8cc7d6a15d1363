import { digestHex, hmacHex, sameSignature } from "../signing.server";

export type JazzcashFields = Readonly<Record<string, string>>;

/** Signs fields, those that come as those that go: the values that are given, in the order of their names. */
export const jazzcashHash = (salt: string, fields: JazzcashFields): Promise<string> => {
  const names = Object.keys(fields).filter(
    (name) => name.startsWith("pp") && name !== "pp_SecureHash" && fields[name] !== "",
  );
  return hmacHex("SHA-256", salt, [salt, ...names.sort().map((name) => fields[name])].join("&"));
};

/** Whether fields are signed by JazzCash, which writes digits in either case. */
export const isJazzcashSigned = async (salt: string, fields: JazzcashFields): Promise<boolean> =>
  salt !== "" && sameSignature((fields["pp_SecureHash"] ?? "").toLowerCase(), await jazzcashHash(salt, fields));

/** The name of a payment at JazzCash, of at most 20 letters and digits. */
export const jazzcashReference = async (paymentId: string): Promise<string> =>
  `T${(await digestHex("SHA-256", paymentId)).slice(0, 19)}`;
