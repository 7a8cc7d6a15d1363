import type { RequestContext } from "~/platform/context.server";
import type { Looker } from "../data/schedules.server";

/** For whom a request looks at a provider's time: what is held for this visitor is free to them. */
export const lookerOf = ({ now, visitor }: RequestContext): Looker => ({ now, visitorHash: visitor.hash });
