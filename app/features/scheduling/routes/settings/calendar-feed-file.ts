import { sha256 } from "~/platform/crypto/crypto.server";
import { addressOf, limitRate } from "~/platform/rate-limit.server";
import { defineLoader } from "~/platform/http/screen.server";
import { readCalendarFeed } from "../../services/feeds/read-calendar-feed.server";

const isKnown = (given: string | null, tag: string) =>
  (given ?? "").split(",").some((part) => part.trim().replace(/^W\//, "") === tag);

/** What a calendar program reads at a secret address; 304 where it has it already. */
export const loader = defineLoader(async ({ app, request, params }) => {
  await limitRate(app, "LINK_LIMIT", `calendar:${addressOf(request)}`);
  const text = await readCalendarFeed(app, (params.file ?? "").replace(/\.ics$/, ""));
  const tag = `"${(await sha256(text)).slice(0, 32)}"`;
  const headers = {
    etag: tag,
    "cache-control": "private, no-cache",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
  };
  if (isKnown(request.headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "content-type": "text/calendar; charset=utf-8" } });
});
