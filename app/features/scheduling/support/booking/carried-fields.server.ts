import { answerField } from "~/features/forms/domain/questions/question";
import type { JourneyView } from "../../domain/booking/booking-view";
import { VISITOR_FIELDS, type BookingState } from "../../schemas/booking/booking-state";

/** The fields that a step's form passes on: all but the ones it asks for itself. */
const OWN_FIELDS: Record<JourneyView["step"], readonly string[]> = {
  service: ["service", "place", "at"],
  provider: ["provider", "place", "at"],
  place: ["place", "at"],
  time: ["at", "day"],
  you: [...VISITOR_FIELDS],
};

/** What the form of a step carries on of what was said before. */
export function carriedBy(state: BookingState, step: JourneyView["step"]): Record<string, string> {
  const names = ["kind", "service", "provider", "place", "at", "zone", "key", ...VISITOR_FIELDS] as const;
  const own = OWN_FIELDS[step];
  const answers = step === "you" ? [] : Object.entries(state.answers).map(([id, text]) => [answerField(id), text]);
  return Object.fromEntries([
    ...names.flatMap((name) => (state[name] === undefined || own.includes(name) ? [] : [[name, String(state[name])]])),
    ...answers,
  ]);
}
