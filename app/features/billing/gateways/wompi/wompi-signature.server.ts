import { ForbiddenError } from "~/platform/http/errors.server";
import { partOf, wordIn } from "../call-gateway.server";
import { eventIdOf, objectOf } from "../message-text.server";
import type { GatewayEvent, GatewayMessage } from "../operations.server";
import { digestHex, sameSignature } from "../signing.server";
import { isTestOfWompi, type WompiAccount } from "./wompi-account";

/** What must be signed of an event. */
const NEEDED = ["transaction.id", "transaction.status", "transaction.amount_in_cents"];

/** What is signed, and then a secret behind it. */
export const signatureOfWompi = (signed: readonly string[], secret: string): Promise<string> =>
  digestHex("SHA-256", [...signed, secret].join(""));

function valueAt(data: Record<string, unknown>, path: string): string {
  const names = path.split(".");
  const last = names.pop() ?? "";
  return wordIn(
    names.reduce((part, name) => partOf(part, name), data),
    last,
  );
}

/** Reads an event by its signature, which is not over our name for the payment. @throws ForbiddenError */
export async function readWompiEvent(account: WompiAccount, message: GatewayMessage): Promise<GatewayEvent | null> {
  const event = objectOf(message);
  const [data, signature] = [partOf(event, "data"), partOf(event, "signature")];
  const properties: unknown = signature["properties"];
  const names = Array.isArray(properties) ? properties.filter((each) => typeof each === "string") : [];
  const isWhole = NEEDED.every((name) => names.includes(name));
  const isOfMode = wordIn(event, "environment") === (isTestOfWompi(account) ? "test" : "prod");
  if (account.eventsSecret === "" || !isWhole || !isOfMode) throw new ForbiddenError();
  const signed = [...names.map((name) => valueAt(data, name)), wordIn(event, "timestamp")];
  const expected = await signatureOfWompi(signed, account.eventsSecret);
  if (!sameSignature(wordIn(signature, "checksum").toLowerCase(), expected)) throw new ForbiddenError();
  const transaction = partOf(data, "transaction");
  const reference = wordIn(transaction, "reference");
  if (wordIn(event, "event") !== "transaction.updated" || reference === "") return null;
  const eventId = await eventIdOf("WOMPI", reference, wordIn(transaction, "id"), wordIn(transaction, "status"));
  return { eventId, reference, paymentId: null };
}
