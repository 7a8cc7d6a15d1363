import { z } from "zod";
import { done } from "~/kernel/answer";

/** What a user was told of, newest first; `at` is UTC ms, and the next page is asked for by `next`. */
export const noticesAnswer = done({
  notifications: z.array(
    z.object({
      id: z.string(),
      event: z.string(),
      title: z.string(),
      at: z.int(),
      read: z.boolean(),
      appointmentId: z.string().nullable(),
      href: z.string(),
    }),
  ),
  next: z.string().nullable(),
});

export const unreadAnswer = done({ unreadCount: z.int().min(0).max(100), label: z.string() });
