import type { RequestContext } from "~/platform/context.server";

/**
 * Whether a page is asked for by a frame of our own, as a consultation beside its call is. Staff alone have such frames:
 * every other page is shown in no frame, and no other site may frame any.
 */
export const isFramed = ({ actor }: Pick<RequestContext, "actor">, request: Request): boolean =>
  actor.kind === "employee" &&
  request.headers.get("sec-fetch-dest") === "iframe" &&
  request.headers.get("sec-fetch-site") === "same-origin";
