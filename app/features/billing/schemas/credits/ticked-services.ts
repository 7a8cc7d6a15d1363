import { isCreditService, PAYS_FOR_FIELD } from "../../domain/credits/credit-kinds";

/** What a form of a grant ticks as what it pays for: kinds of service, and single ones by their ids. */
export function tickedServices(posted: Readonly<Record<string, unknown>>) {
  const ticked = Object.keys(posted)
    .filter((name) => name.startsWith(PAYS_FOR_FIELD))
    .map((name) => name.slice(PAYS_FOR_FIELD.length));
  return {
    services: ticked.filter((value) => isCreditService(value)),
    serviceOfferingIds: ticked.filter((value) => !isCreditService(value)),
  };
}
