import { z } from "zod";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import { noticesAnswer, readNoticesAnswer, unreadAnswer } from "../schemas/inbox/notice-answers";
import { listNoticesSchema, readNoticesSchema } from "../schemas/inbox/notices";
import { countOwnUnread } from "../services/inbox/count-unread.server";
import { listOwnNotices } from "../services/inbox/list-notices.server";
import { readAllNotices } from "../services/inbox/read-all-notices.server";
import { readNotices } from "../services/inbox/read-notices.server";

const BASE = "/api/v4/inapp/notification";

/** What the signed-in user was told of inside the app. */
export const notificationCalls = callsOf("notifications", [
  defineCall({
    method: "GET",
    path: BASE,
    auth: "api",
    audience: "signed-in",
    summary: "Lists the user's notifications, newest first, in pages.",
    answer: noticesAnswer,
    input: listNoticesSchema,
    run: async (context, input) => ({ status: true, ...(await listOwnNotices(context, input)) }),
  }),
  defineCall({
    method: "PUT",
    path: `${BASE}/read`,
    auth: "api",
    audience: "signed-in",
    summary: "Marks notifications as read.",
    answer: readNoticesAnswer,
    input: readNoticesSchema,
    run: async (context, input) => ({ status: true, notifications: await readNotices(context, input) }),
  }),
  defineCall({
    method: "PUT",
    path: `${BASE}/read/all`,
    auth: "api",
    audience: "signed-in",
    summary: "Marks all notifications as read and returns the first page of them.",
    answer: noticesAnswer,
    input: z.object({}),
    run: async (context) => {
      await readAllNotices(context);
      return { status: true, ...(await listOwnNotices(context, {})) };
    },
  }),
  defineCall({
    method: "GET",
    path: `${BASE}/unreadCount`,
    auth: "api",
    audience: "signed-in",
    summary: "Counts the unread notifications, up to 100.",
    answer: unreadAnswer,
    input: z.object({}),
    run: async (context) => ({ status: true, ...(await countOwnUnread(context)) }),
  }),
]);
