import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { OfferingView } from "../../domain/booking/booking-view";
import { listBookableServices } from "../booking/list-bookable-services.server";

/** So many services stand on a patient's home; the way to all of them is beside them. */
const MOST = 4;

export interface HomeServices {
  services: OfferingView[];
  /** Without booking by service alone, a service leads to its doctors. */
  byService: boolean;
}

/** What a patient may book from home: online, and not kept for those who are new here. One round trip. */
export async function readHomeServices(context: RequestContext): Promise<HomeServices> {
  await authorize(context, "slots.read");
  const { offerings, byService } = await listBookableServices(context);
  const open = offerings.filter(({ callToBook, onlyFor }) => callToBook === null && onlyFor === null);
  return { services: open.slice(0, MOST), byService };
}
