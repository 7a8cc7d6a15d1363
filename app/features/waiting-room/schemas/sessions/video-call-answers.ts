import { z } from "zod";
import { done } from "~/kernel/answer";

/** Times in seconds, but `expiresAt`, which is UTC ms; the cost is in US dollars. */
export const sessionConfigAnswer = done({
  videoSessionConfig: z.object({
    provider: z.enum(["cloudflareRealtime", "peerToPeer"]),
    iceServers: z.array(
      z.object({
        urls: z.array(z.string()),
        username: z.string().optional(),
        credential: z.string().optional(),
      }),
    ),
    expiresAt: z.int(),
    maxParticipants: z.int(),
    minimumRemainingTime: z.int(),
    remainingTime: z.int().nullable(),
    canEnter: z.boolean().nullable(),
    costPerStreamedMinute: z.number(),
  }),
});

export const startedAnswer = done({ started: z.boolean() });
/** What it came to is told to the provider alone. */
export const endedAnswer = done({
  ended: z.boolean(),
  streamedMinutes: z.number().optional(),
  streamedCost: z.number().optional(),
});
export const alertedAnswer = done({ alerted: z.boolean() });
export const streamingAnswer = done({
  live: z.boolean(),
  streamedMinutes: z.number(),
  streamedCost: z.number().optional(),
});
export const savedNoteAnswer = done({
  version: z.int(),
  reviewNote: z.object({
    appointmentId: z.string(),
    kind: z.enum(["REVIEW", "SUMMARY"]),
    note: z.string(),
    version: z.int(),
  }),
});
export const isStartedAnswer = done({ isStarted: z.boolean() });
export const isEndedAnswer = done({ isEnded: z.boolean() });
