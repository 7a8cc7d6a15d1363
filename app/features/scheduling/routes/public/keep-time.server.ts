import { InvalidError, RateLimitedError } from "~/platform/http/errors.server";
import { addressOf, limitRate } from "~/platform/rate-limit.server";
import type { ScreenArgs } from "~/platform/http/screen.server";
import { VISITOR_FIELDS, type BookingState } from "../../schemas/booking/booking-state";
import { holdTime } from "../../services/availability/hold-time.server";
import { TimeTakenError } from "../../support/availability/time-taken.server";

/**
 * Keeps the chosen time for a visitor who goes on, and gives back why it cannot be had where somebody else has it.
 * Where it cannot be kept for another reason the visitor goes on without: it is booked as long as it is free.
 */
export async function keepTime({ app, request }: ScreenArgs, state: BookingState): Promise<TimeTakenError | undefined> {
  if (state.service === undefined || state.at === undefined || app.visitor.hash === null) return undefined;
  try {
    await limitRate(app, "HOLD_LIMIT", addressOf(request));
    await holdTime(app, {
      serviceOfferingId: state.service,
      requestedEmployeeId: state.provider,
      branchId: state.place,
      startTime: state.at,
    });
    return undefined;
  } catch (error) {
    if (error instanceof TimeTakenError) return error;
    if (error instanceof InvalidError || error instanceof RateLimitedError) return undefined;
    throw error;
  }
}

/** Where a booking stands by a plain address; undefined once something was told that must not stand in one. */
export function addressOfState(path: string, state: BookingState): string | undefined {
  if (VISITOR_FIELDS.some((field) => state[field] !== undefined)) return undefined;
  const names = ["kind", "service", "provider", "place", "at", "day", "zone", "key", "step"] as const;
  const chosen = names.flatMap((name) => (state[name] === undefined ? [] : [[name, String(state[name])]]));
  return `${path}?${new URLSearchParams(chosen).toString()}`;
}
