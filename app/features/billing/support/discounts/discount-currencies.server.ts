import type { readOrganization } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";

type Offerings = Awaited<ReturnType<typeof readOrganization>>["serviceOfferings"];

/** The codes of the currencies in which an amount can be taken off: the organization's, and those that services cost in. */
export const currenciesOf = ({ profile }: RequestContext, offerings: Offerings): Set<string> =>
  new Set([
    profile.currencyCode,
    ...offerings.flatMap(({ branches }) => branches.map(({ currencyCode }) => currencyCode)),
  ]);
