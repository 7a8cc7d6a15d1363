/** Why a message failed, as far as somebody can do something about it. */
export const FAILURE_REASONS = [
  "noAddress",
  "reserved",
  "notConnected",
  "gone",
  "wrongNumber",
  "optedOut",
  "unreachable",
  "filtered",
  "country",
  "noWhatsapp",
  "templateNeeded",
  "bounced",
  "tooMany",
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** Codes of Twilio's error dictionary (twilio.com/docs/api/errors), by what they mean to whoever sent the message. */
const TWILIO: Readonly<Record<string, FailureReason>> = {
  "21211": "wrongNumber",
  "21408": "country",
  "21610": "optedOut",
  "21614": "wrongNumber",
  "21635": "wrongNumber",
  "30003": "unreachable",
  "30004": "filtered",
  "30005": "wrongNumber",
  "30006": "wrongNumber",
  "30007": "filtered",
  "63003": "noWhatsapp",
  "63014": "optedOut",
  "63016": "templateNeeded",
};

/** What a stored reason means: a word of ours as it is, a service's code by its table; undefined for any other. */
export const failureReason = (reason: string): FailureReason | undefined =>
  FAILURE_REASONS.find((each) => each === reason) ?? (Object.hasOwn(TWILIO, reason) ? TWILIO[reason] : undefined);
