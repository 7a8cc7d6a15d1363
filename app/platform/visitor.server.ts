import { deviceName } from "~/kernel/device-name";

/** What a request tells of whoever sent it, kept coarse. */
export interface Visitor {
  /** Browser and system, such as `Firefox · Windows`; empty where unknown. */
  device: string;
  /** ISO 3166-1 alpha-2 of the country, as the edge saw it; empty where unknown. */
  place: string;
}

export function visitorOf(request: Request): Visitor {
  const country = request.headers.get("cf-ipcountry")?.toUpperCase() ?? "";
  return {
    device: deviceName(request.headers.get("user-agent") ?? ""),
    // The edge writes XX where it does not know, and T1 for Tor.
    place: /^[A-Z]{2}$/.test(country) && country !== "XX" ? country : "",
  };
}
