import { UpstreamError } from "~/platform/http/errors.server";
import { callGateway, objectIn, partOf, wordIn } from "../call-gateway.server";
import { GatewayRefused } from "../operations.server";

const HOST = "https://api.stripe.com";
/** The version of Stripe's answers that is read here (docs.stripe.com/api/versioning). */
const VERSION = "2026-10-28.endive";

export interface StripeCall {
  secretKey: string;
  method: "GET" | "POST";
  path: string;
  /** Fields of a POST, nested ones as Stripe writes them: `a[b]`. */
  fields?: Readonly<Record<string, string>>;
  idempotencyKey?: string;
}

/** What is wrong with what was asked; everything else may go well another time. */
const FOR_GOOD: ReadonlySet<string> = new Set(["invalid_request_error", "idempotency_error"]);
/** A key that may not ask this at all, which another one may. */
const KEY_REFUSED: ReadonlySet<number> = new Set([401, 403]);

/** Stripe did not take the key. */
export class StripeKeyRefused extends UpstreamError {
  constructor(
    /** 401 for a key that Stripe does not know, 403 for one that may not ask this. */
    readonly httpStatus: number,
  ) {
    super("gatewayUnreachable");
  }
}

/** Asks Stripe. @throws GatewayRefused with Stripe's code, StripeKeyRefused, UpstreamError */
export async function callStripe(call: StripeCall): Promise<Record<string, unknown>> {
  const { secretKey, method, path, fields, idempotencyKey } = call;
  const answer = await callGateway(`${HOST}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secretKey}`,
      "stripe-version": VERSION,
      ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
    },
    ...(fields ? { body: new URLSearchParams(fields) } : {}),
  });
  const said = objectIn(answer);
  if (answer.status < 300) return said;
  if (KEY_REFUSED.has(answer.status)) throw new StripeKeyRefused(answer.status);
  const error = partOf(said, "error");
  if (!FOR_GOOD.has(wordIn(error, "type"))) throw new UpstreamError("gatewayUnreachable");
  throw new GatewayRefused(wordIn(error, "code") || wordIn(error, "type"));
}
