import { ForbiddenError } from "~/platform/http/errors.server";
import { eventIdOf, textOf } from "../message-text.server";
import type { GatewayEvent, GatewayMessage } from "../operations.server";
import { digestHex, sameSignature } from "../signing.server";
import { paymentOfReference } from "./sslcommerz-reference";

/** What must be among the fields that a message names as signed, as its sender writes that list. */
const MUST_BE_SIGNED = ["status", "tran_id", "amount", "val_id"] as const;

/** Signs the named fields of a message, together with the store's password, in the order of their names. */
export async function signIpn(password: string, fields: URLSearchParams, names: readonly string[]): Promise<string> {
  const values = new Map(names.map((name) => [name, fields.get(name) ?? ""]));
  values.set("store_passwd", await digestHex("MD5", password));
  const signed = [...values.keys()].sort().map((name) => `${name}=${values.get(name) ?? ""}`);
  return digestHex("MD5", signed.join("&"));
}

/** Reads a message, which is a form. @throws ForbiddenError */
export async function readSslcommerzEvent(password: string, message: GatewayMessage): Promise<GatewayEvent | null> {
  const fields = new URLSearchParams(textOf(message));
  const of = (name: string) => fields.get(name) ?? "";
  const names = of("verify_key").split(",");
  if (password === "" || !MUST_BE_SIGNED.every((name) => names.includes(name))) throw new ForbiddenError();
  if (!sameSignature(of("verify_sign").toLowerCase(), await signIpn(password, fields, names)))
    throw new ForbiddenError();
  const reference = of("tran_id");
  const paymentId = paymentOfReference(reference);
  if (paymentId === null) return null;
  return { eventId: await eventIdOf("SSLCOMMERZ", reference, of("val_id"), of("status")), reference, paymentId };
}
