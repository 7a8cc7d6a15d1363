import { deviceName } from "./device-name.server";
import { networkOf } from "~/kernel/contact/network";
import { cookieOf, setCookie, VISITOR_COOKIE } from "../http/cookies.server";
import { randomToken, sha256 } from "../crypto/crypto.server";

/** What a request reveals about its sender, kept coarse. */
export interface Visitor {
  /** Browser and system, such as `Firefox · Windows`; empty if unknown. */
  device: string;
  /** Country as the edge saw it (ISO 3166-1 alpha-2); empty if unknown. */
  place: string;
  /** SHA-256 of the browser's random cookie, 64 hexadecimal digits; null if it sent none. */
  hash: string | null;
  /** Network of the address (IPv4: 24 bits, IPv6: 64), used for counting only; null if unknown. */
  network: string | null;
}

/** Lifetime of the cookie in seconds: a day is longer than any booking takes. */
const KNOWN_SECONDS = 86_400;

/**
 * Set-Cookie header that identifies a browser. Only a browser that sends it back counts as known, so one without
 * cookies is never kept from a time by a hold of its own.
 */
export const visitorCookie = (): string => setCookie(VISITOR_COOKIE, randomToken(), KNOWN_SECONDS);

const THIS_MACHINE = /^(?:127\.|::1$)/;

function networkOfRequest(request: Request): string | null {
  const address = request.headers.get("cf-connecting-ip") ?? "";
  if (address === "" || THIS_MACHINE.test(address)) return null;
  return networkOf(address);
}

export async function visitorOf(request: Request): Promise<Visitor> {
  const token = cookieOf(request, VISITOR_COOKIE);
  const country = request.headers.get("cf-ipcountry")?.toUpperCase() ?? "";
  return {
    device: deviceName(request.headers.get("user-agent") ?? ""),
    // The edge writes XX for an unknown country, and T1 for Tor.
    place: /^[A-Z]{2}$/.test(country) && country !== "XX" ? country : "",
    hash: token && /^[\w-]{20,64}$/.test(token) ? await sha256(token) : null,
    network: networkOfRequest(request),
  };
}
