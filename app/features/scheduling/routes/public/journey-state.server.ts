import type { RequestContext } from "~/platform/context.server";
import { cookieOf, ZONE_COOKIE } from "~/platform/cookies.server";
import { bookingStateSchema, type BookingState } from "../../schemas/booking-state";
import type { JourneyEntry } from "../../services/read-booking-journey.server";
import type { VisitKind } from "../../domain/visit-kind";

/** The zone that the visitor's browser told, for whoever checks it. */
export const zoneHint = (request: Request): string | undefined => cookieOf(request, ZONE_COOKIE)?.slice(0, 64);

/** What an address says of the booking that it starts. */
export interface JourneyAddress {
  kind?: VisitKind;
  provider?: string;
  service?: string;
}

/** The kind of visit that the address of a booking page names, if any. */
export function kindOfPath(pathname: string): VisitKind | undefined {
  if (/\/(videoAppointments|video-appointments)(\/|$)/.test(pathname)) return "video";
  return /\/home\/consultation(\/|$)/.test(pathname) ? "clinic" : undefined;
}

/** Reads how far a booking has come: the address wins over what the form or the query carries. */
export function stateOf(
  values: Iterable<[string, FormDataEntryValue]>,
  address: JourneyAddress,
  request: Request,
): BookingState {
  const given = Object.fromEntries([...values].filter(([, value]) => typeof value === "string"));
  const state = bookingStateSchema.parse(given);
  return {
    ...state,
    kind: address.kind ?? state.kind,
    provider: address.provider ?? state.provider,
    service: address.service ?? state.service,
    zone: state.zone ?? zoneHint(request),
    key: state.key ?? crypto.randomUUID(),
  };
}

/** How the journey was entered, by its address. */
export const entryOf = (url: URL, address: JourneyAddress): JourneyEntry => ({
  action: url.pathname,
  serviceFixed: address.service !== undefined,
  providerFixed: address.provider !== undefined,
});

/** Pages that a request's action has made already, so that the loader that runs after it need not make them again. */
const made = new WeakMap<RequestContext, unknown>();

export const keepPage = (context: RequestContext, page: unknown): void => void made.set(context, page);
export const keptPage = <Page>(context: RequestContext): Page | undefined => made.get(context) as Page | undefined;
