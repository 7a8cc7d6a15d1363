import { z } from "zod";

const base64Url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3);
  return z.string().regex(new RegExp(`^[\\w-]{${length}}=*$`));
};

/**
 * What a browser's PushSubscription says of itself (Push API, toJSON): a P-256 point and sixteen bytes (RFC 8291, 3.2).
 */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.object({ p256dh: base64Url(65), auth: base64Url(16) }),
});
