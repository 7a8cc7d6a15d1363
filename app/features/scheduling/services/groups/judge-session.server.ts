import type { ZoneTable } from "~/kernel/time/zones";
import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import type { BookingOffer } from "../../domain/booking/booking-offer";
import { TICK_MS } from "../../domain/availability/claims";
import { removalMessages, type BookingRule } from "../../domain/timings/removal-message";
import { sessionRulesAt } from "../../domain/groups/session-schedule";

/**
 * Holds the time of a session against the provider's hours and time; gives back the rules that staff overrode.
 * @throws InvalidError off the five minutes, ConflictError `slotTaken` where the provider is busy, `ruleBroken` naming
 * the rules that nobody has overridden
 */
export function judgeSession(
  context: RequestContext,
  offer: BookingOffer,
  wanted: { startsAt: number; override: boolean },
  zones: ZoneTable,
): BookingRule[] {
  const { startsAt, override } = wanted;
  if (startsAt % TICK_MS !== 0) throw new InvalidError([{ field: "startsAt", message: "scheduling:move.fiveMinutes" }]);
  const rules = sessionRulesAt(offer, startsAt, zones);
  if (rules.includes("busy"))
    throw new ConflictError("slotTaken", [{ field: "startsAt", message: "booking:rules.alreadyTaken" }]);
  if (rules.length === 0 || override) return rules;
  const { t } = createTranslator(context.locale);
  throw new ConflictError(
    "ruleBroken",
    removalMessages(rules).map((message) => ({
      field: "override",
      message: "scheduling:set.overrideWarning",
      values: { rule: t(message) },
    })),
  );
}
