import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { bookServiceHref } from "../../components/booking/booking-href";
import { listHref } from "../../components/public-lists/list-tabs";
import { listBookableServices } from "../../services/booking/list-bookable-services.server";

/** Names of the kinds of appointment that an address may give instead of an offering. */
const KINDS = {
  video: "video",
  VIDEO_CONSULTATION: "video",
  clinic: "clinic",
  in_patient: "clinic",
  PHYSICAL_CONSULTATION: "clinic",
} as const;

const isKind = (name: string): name is keyof typeof KINDS => Object.hasOwn(KINDS, name);

/**
 * Where a service is booked: a kind of appointment at the list of its doctors, an offering at the pages of its own
 * kind.
 * @throws NotFoundError for what cannot be booked here
 */
export async function addressOfService(context: RequestContext, service: string): Promise<string> {
  if (isKind(service)) return listHref(KINDS[service], "provider");
  const { offerings } = await listBookableServices(context);
  const offering = offerings.find(({ id }) => id === service);
  if (!offering) throw new NotFoundError();
  return bookServiceHref(offering.kind, offering.id);
}

/**
 * Where staff set an appointment of a service: of any enabled offering, or of a kind of appointment.
 * @throws NotFoundError for what is not enabled
 */
export async function staffAddressOfService(context: RequestContext, service: string): Promise<string> {
  if (isKind(service)) return paths.bookingPanel();
  const { offerings } = await listBookableServices(context, { staff: true });
  if (!offerings.some(({ id }) => id === service)) throw new NotFoundError();
  return paths.bookingPanel({ service });
}
