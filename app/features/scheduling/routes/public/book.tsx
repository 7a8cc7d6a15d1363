import { data, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { activeGatewayType } from "~/features/billing/public.server";
import { localDate } from "~/features/patients/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { defineForm, press, type PostedArgs } from "~/platform/http/define-form.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { limitRate } from "~/platform/rate-limit.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { visitorCookie } from "~/platform/access/visitor.server";
import { defineLoader, type ScreenArgs } from "~/platform/http/screen.server";
import { AlreadyBooked } from "../../components/booking/already-booked";
import { BookingPage, stepTitle } from "../../components/booking/booking-page";
import { madeFor } from "../../domain/booking/made-for";
import type { FieldProblem, JourneyView } from "../../domain/booking/booking-view";
import type { BookingState } from "../../schemas/booking/booking-state";
import { reasonSchema, visitorOn, visitorSchema } from "../../schemas/booking/visitor";
import { bookAppointment } from "../../services/booking/book-appointment.server";
import { limitGuessing } from "../../support/booking/booking-discount.server";
import { bookingReference } from "../../support/booking/booking-reference.server";
import { findOwnBooking } from "../../services/booking/find-own-booking.server";
import { greetExistingUser } from "../../services/booking/greet-existing-user.server";
import { readBookingJourney, type JourneyTrouble } from "../../services/booking/read-booking-journey.server";
import { releaseHold } from "../../services/availability/release-hold.server";
import { TimeTakenError } from "../../support/availability/time-taken.server";
import {
  entryOf,
  keepPage,
  keptPage,
  kindOfPath,
  stateOf,
  widgetOf,
  type JourneyAddress,
} from "./journey-state.server";
import { addressOfState, keepTime } from "./keep-time.server";

export const handle = { width: "wide", sheet: "visitor" } satisfies ScreenHandle;
export const meta = screenTitle;

interface Page {
  view: JourneyView;
  title: string;
}

const addressOfPage = ({ params, url }: ScreenArgs): JourneyAddress => ({
  kind: kindOfPath(url.pathname),
  provider: params.id,
  service: params.service,
});

async function pageOf(args: ScreenArgs, state: BookingState, trouble?: JourneyTrouble): Promise<Page> {
  const view = await readBookingJourney(args.app, state, entryOf(args.app, args.url, addressOfPage(args)), trouble);
  const { t } = createTranslator(args.app.locale);
  return { view, title: t(stepTitle(view.step)) };
}

/** No address tries a code: what is tried is counted. */
const stateInAddress = (args: ScreenArgs): BookingState => ({
  ...stateOf(args.url.searchParams, addressOfPage(args), args.request),
  discountCode: undefined,
});

/** What was booked once may be offered no more: whoever wants it again chooses something else. */
const elsewhere = (url: URL) => (error: unknown) => {
  if (error instanceof NotFoundError && url.searchParams.has("soonest")) throw redirect(paths.booking());
  throw error;
};

/** What was booked by the form at an address, for whoever comes back to it. */
async function bookedBefore({ app, url }: ScreenArgs, state: BookingState) {
  if (state.at === undefined || !url.searchParams.has("key")) return undefined;
  const id = await findOwnBooking(app, bookingKey(state));
  if (id === null) return undefined;
  const ahead = app.actor.kind === "patient" ? paths.appointment(id) : paths.booked(await bookingReference(app, id));
  return { appointment: ahead, title: createTranslator(app.locale).t("booking:done.already") };
}

export const loader = defineLoader(async (args) => {
  const { app, url } = args;
  const widget = widgetOf(app, url, args.params);
  const state = stateInAddress(args);
  const page =
    keptPage<Page>(app) ?? (await bookedBefore(args, state)) ?? (await pageOf(args, state).catch(elsewhere(url)));
  // The next request tells by it whose hold is whose; in another site's page no cookie is kept, and nothing held.
  const named = widget !== undefined || app.visitor.hash !== null;
  return data(page, named ? {} : { headers: { "set-cookie": visitorCookie() } });
});

/** What is wrong with what the visitor said of themselves. */
function problemsOf({ now, profile }: RequestContext, state: BookingState): FieldProblem[] {
  const today = localDate(now, profile.timeZone);
  const issues = [visitorOn(today).safeParse(state), reasonSchema.safeParse(state.reason)].flatMap(
    (result) => result.error?.issues ?? [],
  );
  const problems = issues.map(({ path, message }) => ({ field: path.join(".") || "reason", message }));
  return problems.filter(({ field }, index) => problems.findIndex((other) => other.field === field) === index);
}

type Show = (status: number, shown: BookingState, trouble?: JourneyTrouble) => Promise<unknown>;

interface StepArgs extends PostedArgs {
  /** The look of the widget that the journey stands in, if it does. */
  widget: ReturnType<typeof widgetOf>;
  state: BookingState;
  /** Answers with the journey as it then stands. */
  show: Show;
}

/** One act of the journey, from how far it has come by what was posted and by its address. */
const step = (work: (args: StepArgs) => Promise<unknown>) =>
  press(async (args) => {
    const widget = widgetOf(args.app, args.url, args.params);
    const show: Show = async (status, shown, trouble) => {
      keepPage(args.app, await pageOf(args, shown, trouble));
      return data(null, { status });
    };
    const state = stateOf(args.form, addressOfPage(args), args.request);
    await limitGuessing(args.app, state.discountCode, args.address);
    return work({ ...args, widget, state, show });
  });

/** The next step at its own address, where it has one. */
function goTo({ url, show }: StepArgs, next: BookingState) {
  const address = addressOfState(url.pathname, next);
  return address === undefined ? show(200, next) : redirect(address, 303);
}

/** The next step, with the chosen time kept; back to the times where it was somebody else's. */
async function hold(args: StepArgs) {
  const { state, show } = args;
  const lost = await keepTime(args, state);
  if (lost) return show(409, { ...state, step: "time", day: undefined }, { nearest: lost.nearest });
  return goTo(args, state);
}

/** Back to the times, with the chosen one let go. */
async function release(args: StepArgs) {
  const { app, state } = args;
  await releaseHold(app, { serviceOfferingId: state.service });
  return goTo(args, { ...state, step: "time" });
}

async function book(args: StepArgs) {
  const { app, url, address, widget, state, show } = args;
  const asksWho = app.actor.kind !== "patient";
  // Who was signed in when the form was made is not asked who they are: they sign in again, and come back to it.
  const made = madeFor(state.for ?? null, patientIdOf(app));
  if (made === "ended") return redirect(paths.logout(signedInAddress(url.pathname, state)), 303);
  if (made === "other") return show(409, { ...state, step: "you" });
  const problems = asksWho ? problemsOf(app, state) : [];
  if (problems.length > 0) return show(422, { ...state, step: "you" }, { problems });
  await limitRate(app, "BOOKING_LIMIT", address);
  try {
    const booked = await bookAppointment(app, bookingOf(state, asksWho));
    const reference = await bookingReference(app, booked.appointmentId);
    const { zone } = state;
    const done = widget && paths.widgetBooked(String(app.organization.id), { ...widget, zone, reference });
    if (done) return redirect(done, 303);
    const pays = booked.payToBook && (await activeGatewayType(app)) !== undefined;
    return redirect(pays ? paths.makePayment(booked.appointmentId, { reference }) : paths.booked(reference), 303);
  } catch (error) {
    if (error instanceof TimeTakenError)
      return show(409, { ...state, step: "time", day: undefined }, { nearest: error.nearest });
    if (error instanceof InvalidError) {
      const step = error.fields.some(({ field }) => AT_TIME.includes(field)) ? "time" : "you";
      return show(422, { ...state, step }, { problems: error.fields });
    }
    throw error;
  }
}

export const action = defineForm({
  hold: step(hold),
  release: step(release),
  link: step(sendLink),
  discount: step(tryCode),
  book: step(book),
  // A press on a doctor's time chooses both, and keeps the time.
  "": step((args) => (args.form.has("pick") ? hold(args) : args.show(200, args.state))),
});

/** Works the price out anew with the code that was typed. */
async function tryCode(args: StepArgs) {
  const page = await pageOf(args, { ...args.state, step: "you" });
  keepPage(args.app, page);
  return data(null, { status: page.view.problems.length > 0 ? 422 : 200 });
}

const patientIdOf = ({ actor }: RequestContext) => (actor.kind === "patient" ? actor.patientId : null);

/** Back to this time after signing in, and for whom it was to be booked. */
function signedInAddress(path: string, { kind, service, provider, place, at, for: patientId }: BookingState): string {
  const chosen = Object.entries({ kind, service, provider, place, at, for: patientId }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `${path}?${new URLSearchParams(chosen).toString()}`;
}

/** What a booking is refused for that only another time, person or place mends. */
const AT_TIME: readonly string[] = ["startTime", "requestedEmployeeId", "branchId"];

/** Has a link mailed that signs a patient in and leads back to this booking. The answer is the same for any address. */
async function sendLink({ app, url, address, state, show }: StepArgs) {
  const shown = { ...state, step: "you" as const };
  const email = visitorSchema.shape.email.safeParse(state.email);
  if (!email.success) {
    const [issue] = email.error.issues;
    return show(422, shown, { problems: [{ field: "email", message: issue?.message ?? "errors:field.email" }] });
  }
  await limitRate(app, "LINK_LIMIT", address);
  const next = signedInAddress(url.pathname, { ...state, for: undefined });
  try {
    await greetExistingUser(app, { email: email.data, recaptcha: state.recaptcha }, next);
  } catch (error) {
    if (!(error instanceof InvalidError)) throw error;
    return show(422, shown, { problems: error.fields });
  }
  return show(200, shown, { linkSent: true });
}

/** Another time is another booking, hence its part in the key. */
const bookingKey = ({ key, at }: BookingState): string => `${key}.${at}`;

/** The booking that a finished journey asks for. */
function bookingOf(state: BookingState, asksWho: boolean) {
  const { firstName, lastName, email, phoneCallingCode, phone, birthDate } = state;
  return {
    serviceOfferingId: state.service,
    requestedEmployeeId: state.provider,
    branchId: state.place ?? state.where,
    startTime: state.at,
    reason: state.reason,
    payWithCredit: !asksWho && state.payWithCredit !== undefined,
    discountCode: state.discountCode,
    shownDiscountMinor: state.shownDiscountMinor,
    recaptcha: state.recaptcha,
    zone: state.zone,
    answers: Object.entries(state.answers).map(([questionId, answer]) => ({ questionId, answer })),
    visitor: asksWho ? { firstName, lastName, email, phoneCallingCode, phone, birthDate } : undefined,
    idempotencyKey: bookingKey(state),
  };
}

export default function Book() {
  const page = useLoaderData<typeof loader>();
  if ("appointment" in page) return <AlreadyBooked appointment={page.appointment} home={paths.booking()} />;
  return <BookingPage view={page.view} />;
}
