import { z } from "zod";

/** Values of `errorCode` by status. */
export const FAILURES = {
  400: { name: "Malformed", codes: ["malformed"] },
  401: { name: "NotSignedIn", codes: ["notSignedIn", "secondFactorNeeded", "freshSignInNeeded"] },
  403: { name: "Forbidden", codes: ["forbidden", "foreignOrigin", "apiSettingsDisabled", "emailUnproven"] },
  404: { name: "NotFound", codes: ["notFound"] },
  405: { name: "MethodNotAllowed", codes: ["methodNotAllowed"] },
  409: { name: "Conflict", codes: ["changedMeanwhile", "keyReused", "slotTaken", "staleForm"] },
  410: { name: "Gone", codes: ["linkExpired", "linkRevoked", "linkUsed"] },
  413: { name: "TooLarge", codes: ["tooLarge"] },
  422: { name: "Invalid", codes: ["invalid"] },
  429: { name: "RateLimited", codes: ["rateLimited"] },
  500: { name: "Unknown", codes: ["unknown"] },
  502: { name: "Upstream", codes: ["gatewayUnreachable", "googleUnreachable", "videoServerUnreachable"] },
  503: { name: "Unavailable", codes: ["organizationMoving"] },
} as const;

export type FailureStatus = keyof typeof FAILURES;

const ALL = Object.keys(FAILURES).map(Number) as FailureStatus[];

/**
 * Statuses with which a call can fail. Even a public call refuses a session without its second step, a key while API
 * access is off and a request from another site; only a call with a body can be too large.
 */
export const failuresOf = ({ method }: { method: string }): FailureStatus[] =>
  ALL.filter((status) => status !== 413 || (method !== "GET" && method !== "DELETE"));

/** Answer of every call that fails. */
export const failureAnswer = z.object({
  status: z.literal(false),
  errorCode: z.string().meta({ description: "The kind of error." }),
  message: z.string().meta({ description: "The failure as a whole, in the language of the request." }),
  errors: z.array(
    z.object({ field: z.string(), message: z.string().meta({ description: "In the language of the request." }) }),
  ),
  nearestTimes: z
    .array(z.int())
    .optional()
    .meta({ description: "For a time that cannot be had: the free ones around it, UTC milliseconds." }),
  reference: z.string().optional().meta({ description: "For an error on our side: the reference in our log." }),
});
