import { MOST_GROUP_SEATS } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readSetOptions } from "../../data/appointments/set-options-read.server";
import { fitChoice, type SetChoice } from "../../domain/appointments/set-options";

/** The page on which staff make a group session: what of the group offerings, with whom and where. */
export async function readSessionForm(context: RequestContext, wanted: Partial<SetChoice>) {
  await authorize(context, "appointment.set");
  const { actor } = context;
  const own = actor.kind === "employee" && !actor.authorities.has("appointment.set") ? actor.employeeId : null;
  const options = await readSetOptions(context.db, own);
  const offerings = options.offerings.filter(({ groupCapacity }) => groupCapacity !== null);
  const fitted = fitChoice({ ...options, offerings }, wanted, null);
  const offering = offerings.find(({ id }) => id === fitted.choice?.serviceOfferingId);
  return { fitted, seats: offering?.groupCapacity ?? null, mostSeats: offering ? MOST_GROUP_SEATS[offering.type] : 0 };
}
