import { commit, asAsked } from "~/db/commit.server";
import { countOfferedCredits } from "~/features/billing/public.server";
import { fail, ok } from "~/kernel/result";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { keyBytes, keyedHash, sha256, toBase64Url } from "~/platform/crypto/crypto.server";
import { LinkGoneError } from "~/platform/http/errors.server";
import { readEntry, type WaitingEntry } from "../../data/waiting-list/waiting-entry-read.server";
import { linkOfferStatement } from "../../data/waiting-list/waiting-list-write.server";
import { readStaffChoice } from "../../data/appointments/staff-offer-read.server";
import { readForChange } from "../../data/appointments/appointment-change-read.server";
import { decide } from "../../domain/appointments/appointment-state";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import type { Provider, OfferingPlace } from "../../domain/booking/bookable";
import { mustPay } from "../../domain/payments/online-payment";
import type { OfferedCredits } from "../../domain/booking/offered-credits";
import { asOffered } from "../../support/booking/booking-credit.server";
import { creditServiceOf } from "../../support/appointments/credit-writes.server";
import { decided } from "../appointments/change-appointment.server";
import { readBookingChoices } from "../booking/read-booking-offer.server";

const TOKEN_BYTES = 20;

/** What is offered, as its page and its mail show it. Instants in UTC ms. */
export interface ShownOffer {
  state: "open" | "taken" | "over";
  patientId: string;
  appointmentId: string | null;
  /** A seat of a group session; else a time by oneself. */
  seat: boolean;
  offeringName: string;
  type: "video" | "in_patient";
  provider: Pick<Provider, "title" | "firstName" | "lastName">;
  place: Pick<OfferingPlace, "name" | "address" | "city" | "timeZone">;
  startsAt: number;
  endsAt: number;
  expiresAt: number;
  /** Taking it confirms it; else it stays a request that the clinic answers. Once taken: how it stands. */
  confirmed: boolean;
  /** When the appointment that would move, or has moved, is now; null where there is none yet. */
  present: { startsAt: number; endsAt: number } | null;
}

function stateOf(entry: WaitingEntry, now: number): ShownOffer["state"] {
  if (entry.state === "TAKEN") return "taken";
  return entry.state === "OFFERED" && entry.offer !== null && entry.offer.expiresAt > now ? "open" : "over";
}

/**
 * What an appointment of the kind that somebody waits for costs with this provider (minor units; null for no price), and
 * whether it must be paid to book.
 */
export async function costOfOffer(
  context: RequestContext,
  { serviceOfferingId, branchId }: Pick<WaitingEntry, "serviceOfferingId" | "branchId">,
  employeeId: string,
): Promise<{ costMinor: number | null; payToBook: boolean }> {
  const { places, payToBook } = await readBookingChoices(context, { serviceOfferingId, employeeId });
  const costMinor = places.find((each) => each.branchId === branchId)?.costMinor ?? null;
  return { costMinor, payToBook: mustPay(payToBook, costMinor) };
}

/**
 * How many of their credits could pay for the time that somebody is offered; null where none could, or their appointment
 * moves. Its link was sent to the patient, and stands for them.
 */
async function creditsForOffer(
  context: RequestContext,
  { patientId, serviceOfferingId, appointmentId }: WaitingEntry,
  { offer: { state, type, startsAt }, costMinor }: Priced,
) {
  if (state !== "open" || appointmentId !== null || !mustPay(true, costMinor)) return null;
  const wanted = { patientId, startsAt, serviceOfferingId, service: creditServiceOf(type) };
  return asOffered(context, await countOfferedCredits(context, wanted));
}

/** What taking an offer makes of an appointment, and when that appointment is at present. */
async function standing(context: RequestContext, entry: WaitingEntry, employeeId: string, confirmsItself: boolean) {
  const { appointmentId, patientId, state } = entry;
  const facts = { now: context.now, actorId: patientId };
  if (appointmentId === null) {
    const { payToBook, costMinor } = await costOfOffer(context, entry, employeeId);
    const booked = decide("book", "patient", null, { ...facts, confirmsItself, payToBook });
    return { booked, present: null, costMinor };
  }
  const loaded = await readForChange(context.db, appointmentId, context.now);
  if (!loaded) return { booked: fail("does-not-exist" as const), present: null, costMinor: null };
  const { startsAt, endsAt, stateId } = loaded.appointment;
  const moved = decide("reschedule", "patient", decided(loaded), { ...facts, heldOut: true });
  return { booked: state === "TAKEN" ? ok(stateId) : moved, present: { startsAt, endsAt }, costMinor: null };
}

/** An offer with what a new appointment by it costs (minor units); null for no price, or where an appointment moves. */
interface Priced {
  offer: ShownOffer;
  costMinor: number | null;
}

async function shown(context: RequestContext, entry: WaitingEntry): Promise<Priced | undefined> {
  const { offer, serviceOfferingId, branchId, patientId, appointmentId } = entry;
  if (!offer) return undefined;
  const { employeeId, startsAt, endsAt, expiresAt } = offer;
  const choice = await readStaffChoice(context.db, { employeeIds: [employeeId], serviceOfferingId, branchId });
  const [provider] = choice?.providers ?? [];
  if (!choice || !provider) return undefined;
  const { place, offering } = choice;
  const { booked, present, costMinor } = await standing(context, entry, employeeId, offering.confirmsByItself);
  const shownOffer = {
    confirmed: booked.ok && booked.value === APPOINTMENT_STATE.CONFIRMED,
    present,
    ...{ state: stateOf(entry, context.now), patientId, appointmentId, startsAt, endsAt, expiresAt },
    seat: entry.sessionId !== null,
    offeringName: offering.name,
    type: offering.offeringsType === "VIDEO_CONSULTATION" ? "video" : "in_patient",
    provider: { title: provider.title, firstName: provider.firstName, lastName: provider.lastName },
    place: { name: place.name, address: place.address, city: place.city, timeZone: place.timeZone },
  } satisfies ShownOffer;
  return { offer: shownOffer, costMinor };
}

/** The entry whose mailed link this is. @throws LinkGoneError for a link that was never made, or replaced */
export async function entryOfLink(context: RequestContext, token: string): Promise<WaitingEntry> {
  const entry = await readEntry(context.db, { offerHash: await sha256(token) });
  if (!entry?.offer) throw new LinkGoneError("linkRevoked");
  return entry;
}

/**
 * Shows the offer of a mailed link. It changes nothing, so a preview that fetches the link takes no time.
 * @throws LinkGoneError
 */
export async function openWaitingOffer(
  context: RequestContext,
  token: string,
): Promise<ShownOffer & { credits: OfferedCredits | null }> {
  await authorize(context, "waitingList.answer");
  const entry = await entryOfLink(context, token);
  const found = await shown(context, entry);
  if (!found) throw new LinkGoneError("linkRevoked");
  return { ...found.offer, credits: await creditsForOffer(context, entry, found) };
}

/**
 * The secret of an offer's link. It follows from the offer under a key of the Worker, so that the mail and the text
 * that tell of one offer bring the same link, and whichever is written later does not end the other's.
 */
async function tokenOf({ env, organization }: RequestContext, { id, version, offer }: WaitingEntry): Promise<string> {
  const told = `${organization.id} ${id} ${version} ${offer?.expiresAt}`;
  const digits = await keyedHash(env.LINK_SIGNING_KEY, "waiting-offer", told);
  return toBase64Url(keyBytes(digits).subarray(0, TOKEN_BYTES));
}

/** An offer for a message about it, with the token of its link; undefined where it does not stand any more. */
export async function waitingOfferForMail(
  context: RequestContext,
  waitingId: string,
): Promise<{ offer: ShownOffer; token: string } | undefined> {
  await authorize(context, "waitingList.offer");
  const entry = await readEntry(context.db, { id: waitingId });
  const offer = entry && (await shown(context, entry))?.offer;
  if (!offer || offer.state !== "open") return undefined;
  const token = await tokenOf(context, entry);
  const { patientId } = offer;
  return commit(context, {
    guarded: linkOfferStatement(context.db, waitingId, await sha256(token), context.now),
    audit: [{ action: "waitingList.link", subjectKind: "waitingList", subjectId: waitingId, patientId }],
    result: null,
  }).then(() => ({ offer, token }), asAsked);
}
