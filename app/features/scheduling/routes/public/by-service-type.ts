import { redirect } from "@remix-run/cloudflare";
import { defineLoader } from "~/platform/screen.server";
import { NotFoundError } from "~/platform/errors.server";
import { bookServiceHref } from "../../components/booking/booking-href";
import { listHref } from "../../components/booking/list-tabs";
import { listBookableServices } from "../../services/list-bookable-services.server";

/** Names of the kinds of visit that an address may give instead of an offering. */
const KINDS = {
  video: "video",
  VIDEO_CONSULTATION: "video",
  clinic: "clinic",
  in_patient: "clinic",
  PHYSICAL_CONSULTATION: "clinic",
} as const;

const isKind = (name: string): name is keyof typeof KINDS => name in KINDS;

/** A kind of visit leads to its doctors, an offering to its booking. */
export const loader = defineLoader(async ({ app, params }) => {
  const service = params.service ?? "";
  if (isKind(service)) return redirect(listHref(KINDS[service], "provider"));
  const { offerings } = await listBookableServices(app);
  const offering = offerings.find(({ id }) => id === service);
  if (!offering) throw new NotFoundError();
  return redirect(bookServiceHref(offering.kind, offering.id));
});
