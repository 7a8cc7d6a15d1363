import type { RequestContext } from "~/platform/context.server";

/** Staff, and whoever signs in again where they were: their session has ended, or its second step is missing. */
const FRAMED: ReadonlySet<RequestContext["actor"]["kind"]> = new Set(["employee", "anonymous", "pending"]);

/**
 * Whether a page is asked for by a frame of our own, as a consultation beside its call is. Staff alone have such frames,
 * and sign in again inside them when their session has ended, so that the page around it goes on. No other site may
 * frame any page.
 */
export const isFramed = ({ actor }: Pick<RequestContext, "actor">, request: Request): boolean =>
  FRAMED.has(actor.kind) &&
  request.headers.get("sec-fetch-dest") === "iframe" &&
  request.headers.get("sec-fetch-site") === "same-origin";
