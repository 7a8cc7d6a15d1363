import { ForbiddenError } from "~/platform/http/errors.server";
import { eventIdOf, textOf } from "../message-text.server";
import type { GatewayEvent, GatewayMessage } from "../operations.server";
import { hmacHex, sameSignature } from "../signing.server";
import type { PagofacilAccount } from "./pagofacil-account";

/** A name is taken once: each beginning puts another ending behind ours. */
export const trxReference = (paymentId: string): string => `${paymentId}-${crypto.randomUUID().slice(0, 8)}`;
/** The payment that such a name is of; null where it is none of ours. */
export const paymentInReference = (reference: string): string | null =>
  /^(.{36})(?:-[\da-f]{8})?$/.exec(reference)?.[1] ?? null;

/** How the fields that begin with `x_` are signed, both ways: names and values in the order of the names. */
export const signatureOfPagofacil = (fields: Readonly<Record<string, string>>, secret: string): Promise<string> =>
  hmacHex(
    "SHA-256",
    secret,
    Object.keys(fields)
      .filter((name) => name.startsWith("x_") && name !== "x_signature")
      .sort((one, other) => (one < other ? -1 : 1))
      .map((name) => name + (fields[name] ?? ""))
      .join(""),
  );

/** Reads a callback by its signature. @throws ForbiddenError */
export async function readPagofacilEvent(
  { serviceToken, serviceSecret, mode }: PagofacilAccount,
  message: GatewayMessage,
): Promise<GatewayEvent | null> {
  const fields = Object.fromEntries(new URLSearchParams(textOf(message)));
  const of = (name: string) => fields[name] ?? "";
  if (serviceSecret === "" || of("x_account_id") !== serviceToken) throw new ForbiddenError();
  const expected = await signatureOfPagofacil(fields, serviceSecret);
  if (!sameSignature(of("x_signature"), expected)) throw new ForbiddenError();
  if (of("x_test") !== String(mode === "test")) throw new ForbiddenError();
  const paymentId = paymentInReference(of("x_reference"));
  if (paymentId === null) return null;
  const eventId = await eventIdOf("PAGOFACIL", of("x_reference"), of("x_gateway_reference"), of("x_result"));
  // Whether its own name for a transaction is the one that it is asked by, no source says.
  return { eventId, reference: null, paymentId };
}
