import { ForbiddenError } from "~/platform/http/errors.server";
import type { GatewayMessage } from "./operations.server";
import { digestHex } from "./signing.server";

/** The body of a message as text. */
export const textOf = ({ body }: GatewayMessage): string => new TextDecoder().decode(body);

/** The JSON object of a message. @throws ForbiddenError where it is none */
export function objectOf(message: GatewayMessage): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(textOf(message));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Told below.
  }
  throw new ForbiddenError();
}

/** An event's id, of a gateway that numbers none: alike for what is alike in `parts`. */
export const eventIdOf = (...parts: readonly string[]): Promise<string> => digestHex("SHA-256", JSON.stringify(parts));
