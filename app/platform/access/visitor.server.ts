import { deviceName } from "./device-name.server";
import { networkOf } from "~/kernel/contact/network";
import { cookieOf, setCookie, VISITOR_COOKIE } from "../http/cookies.server";
import { randomToken, sha256 } from "../crypto/crypto.server";

/** What a request tells of whoever sent it, kept coarse. */
export interface Visitor {
  /** Browser and system, such as `Firefox · Windows`; empty where unknown. */
  device: string;
  /** ISO 3166-1 alpha-2 of the country, as the edge saw it; empty where unknown. */
  place: string;
  /** SHA-256 of the random cookie that the browser brought, 64 hexadecimal digits; null where it brought none. */
  hash: string | null;
  /** The network that it came from (IPv4: 24 bits, IPv6: 64); null where unknown. Only ever counted by. */
  network: string | null;
}

/** How long a browser is known again, in seconds: a day is more than any booking takes. */
const KNOWN_SECONDS = 86_400;

/**
 * The header that gives a browser its name. Only one that brings it back counts as known, so that one which keeps no
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
    // The edge writes XX where it does not know, and T1 for Tor.
    place: /^[A-Z]{2}$/.test(country) && country !== "XX" ? country : "",
    hash: token && /^[\w-]{20,64}$/.test(token) ? await sha256(token) : null,
    network: networkOfRequest(request),
  };
}
