import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/errors.server";
import { parse } from "~/platform/parse.server";
import { joinWaitingListSchema } from "../schemas/waiting-list";
import { readBookingChoices } from "./read-booking-offer.server";

/** What somebody waits for who found no time: the offering, with whom, and the places to choose from. @throws NotFoundError */
export async function readJoinPage(context: RequestContext, raw: unknown) {
  await authorize(context, "waitingList.join");
  const { serviceOfferingId, employeeId, branchId } = parse(joinWaitingListSchema, raw);
  if (serviceOfferingId === undefined) throw new NotFoundError();
  const choices = await readBookingChoices(context, { serviceOfferingId, employeeId });
  const [offering] = choices.offerings;
  const [provider] = choices.providers;
  if (!offering || !provider) throw new NotFoundError();
  const places = choices.places.filter((place) => place.serviceOfferingId === offering.id);
  return {
    offering: { id: offering.id, name: offering.name },
    provider:
      employeeId === undefined
        ? null
        : { id: provider.id, title: provider.title, firstName: provider.firstName, lastName: provider.lastName },
    places: places.map((place) => ({ id: place.branchId, name: place.name, city: place.city })),
    branchId: branchId ?? places[0]?.branchId ?? null,
  };
}
