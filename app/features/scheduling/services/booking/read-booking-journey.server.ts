import { DAY_MS } from "~/kernel/time/dates";
import { createZoneTable, type ZoneTable } from "~/kernel/time/zones";
import { defaultCallingCode } from "~/kernel/codes/countries";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { humanCheckView } from "~/features/identity/public.server";
import type { Offering, OfferingPlace } from "../../domain/booking/bookable";
import type { BookingHold } from "../../domain/availability/booking-hold";
import { checkAnswers } from "~/features/forms/domain/questions/question";
import { stepNow, stepsAreSure, stepsOf, type Decisions } from "../../domain/booking/booking-journey";
import { firstStart, offersOf, type BookingOffer } from "../../domain/booking/booking-offer";
import { madeFor } from "../../domain/booking/made-for";
import type { FieldProblem, JourneyView } from "../../domain/booking/booking-view";
import { dayTimes } from "../../domain/availability/day-times";
import { knownZone } from "../../domain/availability/known-zone";
import { placeView, providerView } from "../../domain/booking/offering-view";
import { cardsToChoose } from "../../domain/booking/provider-card";
import { costAt, placeOfTime, shownThere } from "../../domain/booking/journey-place";
import { kindOfOffering, OFFERINGS_TYPE } from "../../domain/appointments/appointment-kind";
import { payWayOf } from "../../domain/payments/pay-way";
import { keptFrom } from "../../domain/booking/who-may-book";
import { ANY_PROVIDER } from "../../schemas/booking/book-appointment";
import { VISITOR_FIELDS, type BookingState } from "../../schemas/booking/booking-state";
import { boardsOf, heldIn } from "../../support/availability/journey-live.server";
import { openOfferings, readBookingChoices, readBookingOffer, type BookingChoices } from "./read-booking-offer.server";
import { offeredPlaces } from "../../support/booking/offered-places.server";
import { carriedBy } from "../../support/booking/carried-fields.server";
import { offeredCredits } from "../../support/booking/booking-credit.server";
import { discountsOfJourney, withDiscounts } from "../../support/booking/journey-discount.server";
import { needsPhone, visitorOf } from "../../support/booking/visitor-asked.server";
import { timeTaken } from "../../support/availability/time-taken.server";

/** Where the journey was entered: what the address fixes. */
export interface JourneyEntry {
  /** Path that the forms go back to. */
  action: string;
  /** In another site's page: how that wants it to look, which every form carries on. */
  embedded: { look: Readonly<Record<string, string>> } | null;
  serviceFixed: boolean;
  providerFixed: boolean;
}

/** What a failed try adds to the page. */
export interface JourneyTrouble {
  problems?: FieldProblem[];
  nearest?: readonly number[];
  /** A link to sign in was asked for. */
  linkSent?: boolean;
}

/**
 * Everything that the page of a booking shows at its step: at most two round trips, or four to find the first time.
 * @throws NotFoundError for an offering, provider or place that cannot be booked here
 */
export async function readBookingJourney(
  context: RequestContext,
  state: BookingState,
  entry: JourneyEntry,
  trouble: JourneyTrouble = {},
): Promise<JourneyView> {
  const zones = createZoneTable();
  const chosenProvider = state.provider === ANY_PROVIDER ? undefined : state.provider;
  const filter = {
    serviceOfferingId: state.service,
    employeeId: chosenProvider,
    type: state.kind && OFFERINGS_TYPE[state.kind],
    atWork: state.service === undefined && chosenProvider === undefined,
  };
  const choices = await readBookingChoices(context, filter);
  const open = state.service === undefined && chosenProvider === undefined;
  const offering = onlyOne(choices.offerings);
  // Where nothing is chosen and there is one thing to choose, that is it; who gives it is read then.
  if (open && offering) return readBookingJourney(context, { ...state, service: offering.id }, entry, trouble);
  if (choices.offerings.length === 0 || (!open && choices.providers.length === 0)) throw new NotFoundError();
  const bookable = offering?.onlineBookingOption === "ENABLED" ? offering : undefined;
  const [offer, credit, discounts, phone] = await Promise.all([
    bookable && readBookingOffer(context, choices, bookable, zones),
    creditsOf(context, state, bookable),
    discountsOfJourney(context, state, bookable),
    context.actor.kind !== "patient" && needsPhone(context),
  ]);
  const sought = state.soonest && state.at === undefined ? offer : undefined;
  const soonest = sought ? firstStart(sought, { employeeId: chosenProvider, branchId: state.place }, zones) : undefined;
  if (soonest !== undefined) return readBookingJourney(context, { ...state, at: soonest }, entry, trouble);
  const held = heldIn(state, choices.holds, offering, context.now);
  const told =
    offer && !held
      ? { ...trouble, nearest: trouble.nearest ?? nearestIfLost(offer, state, chosenProvider, zones) }
      : trouble;
  const priced = (offering === undefined || state.step === "service") && !open && context.profile.settings.showPrices;
  const offered = priced ? { ...choices, places: await offeredPlaces(context, choices, zones) } : choices;
  const parts = { context, state, entry, trouble: told, choices, offered, offering, offer, held, zones };
  const view = withDiscounts(context, { ...viewOf(parts), credit, needsPhone: phone }, discounts);
  return { ...view, credit: view.costs ? credit : null };
}

/** The credits of whoever is signed in that could pay for the chosen time; null where nobody is, or none is chosen. */
async function creditsOf(context: RequestContext, state: BookingState, offering: Offering | undefined) {
  if (context.actor.kind !== "patient" || !offering || state.at === undefined) return null;
  const video = offering.offeringsType === OFFERINGS_TYPE.video;
  const { patientId } = context.actor;
  const wanted = { patientId, startsAt: state.at, serviceOfferingId: offering.id, video };
  const offered = await offeredCredits(context, wanted);
  return offered && { ...offered, chosen: state.payWithCredit !== undefined };
}

/** Other times, where the chosen one was taken while the visitor was on the way. */
function nearestIfLost(
  offer: BookingOffer,
  state: BookingState,
  employeeId: string | undefined,
  zones: ZoneTable,
): readonly number[] | undefined {
  if (state.at === undefined) return undefined;
  const wanted = { employeeId, branchId: state.place };
  return offersOf(offer, wanted, state.at, zones).length > 0
    ? undefined
    : timeTaken(offer, { ...wanted, start: state.at }, zones).nearest;
}

const onlyOne = (offerings: readonly Offering[]) => (offerings.length === 1 ? offerings[0] : undefined);

interface Parts {
  context: RequestContext;
  state: BookingState;
  entry: JourneyEntry;
  trouble: JourneyTrouble;
  choices: BookingChoices;
  /** The same with only the places whose prices may be shown. */
  offered: BookingChoices;
  offering: Offering | undefined;
  offer: BookingOffer | undefined;
  held: BookingHold | undefined;
  zones: ZoneTable;
}

/** The places where the offering is given by whoever may be chosen still. */
function openPlaces({ choices, offering, offer, state }: Parts): OfferingPlace[] {
  const own = choices.places.filter((place) => place.serviceOfferingId === offering?.id);
  if (!offer) return own;
  const people = choices.providers.filter(
    ({ id }) => state.provider === undefined || state.provider === ANY_PROVIDER || id === state.provider,
  );
  const reachable = new Set(people.flatMap(({ id }) => [...(offer.schedules.branches.get(id) ?? [])]));
  return own.filter((place) => reachable.has(place.branchId));
}

interface Chosen {
  anyProvider: boolean;
  provider: BookingChoices["providers"][number] | undefined;
  place: OfferingPlace | undefined;
  asksPlace: boolean;
}

/**
 * What there is to decide on this journey, and what of it is decided; a choice once made stays a step to go back to.
 */
function decisionsOf({ state, entry, trouble, choices, offering }: Parts, chosen: Chosen): Decisions {
  const { serviceOnlyBasedBooking: anyAllowed, healthCareProviderBasedBooking: byProvider } = choices.settings;
  const { anyProvider, provider, place, asksPlace } = chosen;
  return {
    service: {
      needed:
        !entry.serviceFixed &&
        (choices.offerings.length > 1 || state.service !== undefined || state.step === "service"),
      made: offering !== undefined,
    },
    provider: {
      needed:
        !entry.providerFixed &&
        byProvider &&
        (choices.providers.length > (anyAllowed ? 0 : 1) || state.provider !== undefined),
      made: anyProvider || provider !== undefined,
    },
    place: { needed: asksPlace, made: !asksPlace || place !== undefined },
    time: { needed: true, made: state.at !== undefined && !trouble.nearest },
  };
}

/** What was chosen so far. @throws NotFoundError for a place that cannot be booked here */
function chosenIn(parts: Parts): Chosen & { places: OfferingPlace[] } {
  const { state, entry, choices, offering, offer } = parts;
  const places = openPlaces(parts);
  const place =
    places.find(({ branchId }) => branchId === state.place) ?? (places.length === 1 ? places[0] : undefined);
  if (state.place && offer && !place) throw new NotFoundError();
  const { serviceOnlyBasedBooking: anyAllowed, healthCareProviderBasedBooking: byProvider } = choices.settings;
  const anyProvider = state.provider === ANY_PROVIDER || (!entry.providerFixed && !byProvider);
  const provider = anyProvider
    ? undefined
    : (choices.providers.find(({ id }) => id === state.provider) ?? soleProvider(choices, anyAllowed));
  const asksPlace = offering !== undefined && offering.offeringsType === OFFERINGS_TYPE.clinic && places.length > 1;
  return { anyProvider, provider, place, asksPlace, places };
}

function viewOf(parts: Parts): Omit<JourneyView, "credit" | "discount" | "needsPhone"> {
  const { context, state, entry, trouble, choices, offered, offering, offer, held, zones } = parts;
  const { places, ...chosen } = chosenIn(parts);
  const { anyProvider, provider, place, asksPlace } = chosen;
  const signedIn = context.actor.kind === "patient";
  const decisions = decisionsOf(parts, chosen);
  const step = stepNow(decisions, state.step);
  const showsPrice = context.profile.settings.showPrices;
  const query = {
    employeeId: provider?.id,
    branchId: asksPlace ? place?.branchId : undefined,
    from: context.now,
    to: context.now + (choices.settings.horizonDays + 2) * DAY_MS,
  };
  const at = { start: state.at, employeeId: provider?.id, held: held?.branchId };
  const there = place || step !== "you" || !offer ? place : placeOfTime(offer, at, zones);
  const zone = there?.timeZone ?? places[0]?.timeZone ?? context.profile.timeZone;
  return {
    step,
    steps: stepsOf(decisions),
    stepsAreSure: stepsAreSure(decisions),
    kind: offering ? (offering.offeringsType === OFFERINGS_TYPE.video ? "video" : "clinic") : (state.kind ?? null),
    action: entry.action,
    embedded: entry.embedded !== null,
    carried: {
      ...entry.embedded?.look,
      ...carriedBy(state, step),
      ...(there && step === "you" ? { where: there.branchId } : {}),
    },
    posts: VISITOR_FIELDS.some((field) => state[field] !== undefined) || Object.keys(state.answers).length > 0,
    provider: provider ? providerView(provider) : null,
    anyProvider,
    place: place ? placeView(place) : null,
    ...shownThere({ offering, offer, query, places, there, start: state.at, zone, showsPrice }, zones),
    ...paymentOf(parts, step, there),
    viewerZone: knownZone(state.zone),
    choosesZone: state.clock !== undefined,
    offerings: step === "service" ? openOfferings(offered, showsPrice) : [],
    providers: step === "provider" && offer ? cardsToChoose(context.profile, offer, choices.departments, zones) : [],
    anyAllowed: choices.settings.serviceOnlyBasedBooking,
    times:
      step === "time" && offer
        ? dayTimes(offer, query, { zone, day: state.day, at: state.at, nearest: trouble.nearest, showsPrice }, zones)
        : null,
    visitor: visitorOf(context, state),
    questions:
      step === "you" ? choices.questions.map((each) => ({ ...each, answer: state.answers[each.id] ?? "" })) : [],
    linkSent: trouble.linkSent ?? false,
    ...bookedFor(context, state),
    humanCheck: step === "you" && !signedIn ? humanCheckView(context) : null,
    asksClinic: step === "you" && offering !== undefined && !offering.confirmsByItself && !choices.payToBook,
    keptFor: offering ? keptFrom(choices.visitor, offering) : null,
    defaultCallingCode: defaultCallingCode(context.profile.phoneCallingCode),
    hold: held ? { until: held.expiresAt, leftMs: held.expiresAt - context.now } : null,
    boards: step === "time" ? boardsOf(provider, choices) : [],
    problems: allProblems(parts),
    nearest: trouble.nearest ? [...trouble.nearest] : null,
  };
}

/** How the chosen time is paid for, at the last step. */
function paymentOf(
  { context, choices, offering }: Parts,
  step: JourneyView["step"],
  there: OfferingPlace | undefined,
): Pick<JourneyView, "toPay" | "payWay" | "costs" | "taxed"> {
  const cost = step === "you" && offering ? costAt(there) : null;
  if (!cost || !offering) return { toPay: null, payWay: null, costs: false, taxed: null };
  const kind = kindOfOffering(offering.offeringsType);
  const { showPrices } = context.profile.settings;
  const shown = choices.payToBook || showPrices;
  return {
    costs: true,
    taxed: shown ? { currencyCode: cost.currencyCode, taxes: there?.taxes ?? [] } : null,
    toPay: choices.payToBook ? cost : null,
    payWay: showPrices ? payWayOf(choices.paymentOption, kind) : null,
  };
}

/** What is wrong with a booking that was tried: everything at once, the questions too, each field once. */
function allProblems({ trouble: { problems = [] }, state, choices }: Parts): FieldProblem[] {
  if (problems.length === 0 || state.intent !== "book") return problems;
  const { problems: asked } = checkAnswers(choices.questions, new Map(Object.entries(state.answers)));
  return [...problems, ...asked.filter(({ field }) => problems.every((problem) => problem.field !== field))];
}

/** Where there is nobody else to choose, and no 'any', the one is chosen. */
const soleProvider = ({ providers }: BookingChoices, anyAllowed: boolean) =>
  !anyAllowed && providers.length === 1 ? providers[0] : undefined;

/** Whom the session books for, and whether that is somebody else than the form was made for. */
function bookedFor({ actor }: RequestContext, state: BookingState) {
  const patientId = actor.kind === "patient" ? actor.patientId : null;
  return {
    signedIn: patientId !== null,
    bookedFor: patientId,
    otherPatient: madeFor(state.for ?? null, patientId) === "other",
  };
}
