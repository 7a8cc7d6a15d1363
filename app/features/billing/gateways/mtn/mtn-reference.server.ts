import { digestHex } from "../signing.server";

/** The name of a payment at MTN, which takes UUIDs of version 4 alone: made of the first digits of its id's SHA-256. */
export async function mtnReference(paymentId: string): Promise<string> {
  const digits = await digestHex("SHA-256", paymentId);
  const variant = "89ab"[Number.parseInt(digits[16] ?? "0", 16) & 3] ?? "8";
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
  ];
  return [...parts, digits.slice(20, 32)].join("-");
}
