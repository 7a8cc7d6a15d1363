import { AUTHORITIES, type Authority } from "~/platform/access/authorities.server";
import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";

const NAMES = Object.keys(AUTHORITIES) as Authority[];

/**
 * The names of everything that the actor may do, with everyone's or with their own: what `hasAuthority` asks in the
 * browser.
 */
export const actorAuthorities = (context: RequestContext): Authority[] =>
  NAMES.filter((name) => verdictOf(context, name) === "allowed");
