import { z } from "zod";
import { done } from "~/kernel/answer";

/** Something that a user was told of; `at` is UTC ms. */
const notice = z
  .object({
    id: z.string(),
    event: z.string(),
    title: z.string(),
    at: z.int(),
    read: z.boolean(),
    appointmentId: z.string().nullable(),
    href: z.string(),
  })
  .meta({ id: "Notification" });

/** What a user was told of, newest first; the next page is asked for by `next`. */
export const noticesAnswer = done({ notifications: z.array(notice), next: z.string().nullable() });
/** Those that were read, as they are now. */
export const readNoticesAnswer = done({ notifications: z.array(notice) });

export const unreadAnswer = done({ unreadCount: z.int().min(0).max(100), label: z.string() });
