import { z } from "zod";
import { paths } from "~/paths";
import { actsForClinic } from "~/platform/access/actor.server";
import { DONE } from "~/kernel/answer";
import { callsOf, defineCall, type Call } from "~/platform/calls/calls.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotSignedInError } from "~/platform/http/errors.server";
import { addressOf, limitRate } from "~/platform/rate-limit.server";
import {
  availableSlotsSchema,
  bookCallSchema,
  existingUserSchema,
  type BookCall,
} from "../schemas/booking/booking-calls";
import { bookedAppointment, slotsAnswer, widgetAnswer } from "../schemas/appointments/appointment-answers";
import { answerAppointment } from "../services/appointments/answer-appointment.server";
import { bookAppointment } from "../services/booking/book-appointment.server";
import { bookForPatient } from "../services/booking/book-for-patient.server";
import { answerByReference, bookingReference } from "../support/booking/booking-reference.server";
import { greetExistingUser } from "../services/booking/greet-existing-user.server";
import { limitGuessing } from "../support/booking/booking-discount.server";
import { listAvailableSlots } from "../services/availability/list-available-slots.server";
import { listBookableServices } from "../services/booking/list-bookable-services.server";
import { resolveBookingTime } from "../services/availability/resolve-booking-time.server";
import { withNearestTimes } from "./nearest-times-answer.server";

/** What the services call a field that these calls name otherwise. */
const NAMED: Readonly<Record<string, string>> = { startsAt: "startTime", employeeId: "requestedEmployeeId" };
const named = (field: string): string => NAMED[field] ?? field.replace(/^visitor\./, "");

/** Books for whoever asks: a stranger, or the patient who is signed in. */
async function bookForAsker(context: RequestContext, input: BookCall, startTime: number) {
  const { firstName, lastName, email, phoneCallingCode, phone, birthDate, patientId, ...rest } = input;
  const { actor } = context;
  if (patientId !== undefined && !(actor.kind === "patient" && actor.patientId === patientId))
    throw new InvalidError([{ field: "patientId", message: "errors:field.invalid" }]);
  const visitor =
    actor.kind === "patient" ? undefined : { firstName, lastName, email, phoneCallingCode, phone, birthDate };
  const { appointmentId, payToBook, proofDueAt } = await bookAppointment(context, {
    ...rest,
    startTime,
    visitor,
    idempotencyKey: input.idempotencyKey ?? crypto.randomUUID(),
  });
  // By the reference whoever booked may pay for it, by the call that does so.
  const reference = await bookingReference(context, appointmentId);
  return { status: true, payToBook, proofDueAt, reference, appointment: await answerByReference(context, reference) };
}

/** Staff name a patient: the answers to the questions of the service are that patient's own to give. */
async function bookByStaff(context: RequestContext, patientId: string, input: BookCall, startTime: number) {
  if (input.answers.length > 0) throw new InvalidError([{ field: "answers", message: "errors:field.invalid" }]);
  const { serviceOfferingId, requestedEmployeeId, branchId, reason, payWithCredit, discountCode, idempotencyKey } =
    input;
  const wanted = { patientId, serviceOfferingId, requestedEmployeeId, branchId, startTime, reason };
  const { id } = await bookForPatient(context, { ...wanted, payWithCredit, discountCode, idempotencyKey });
  const reference = await bookingReference(context, id);
  return { ...(await answerAppointment(context, id)), payToBook: false, proofDueAt: null, reference };
}

/** Books as the page does; what is wrong is told by the names that the call uses. */
async function book(context: RequestContext, input: BookCall, request: Request): Promise<unknown> {
  await limitRate(context, "BOOKING_LIMIT", addressOf(request));
  await limitGuessing(context, input.discountCode, addressOf(request));
  const run = async () => {
    const startTime = await resolveBookingTime(context, input);
    return input.patientId !== undefined && actsForClinic(context.actor)
      ? bookByStaff(context, input.patientId, input, startTime)
      : bookForAsker(context, input, startTime);
  };
  try {
    return await withNearestTimes(context, run, named);
  } catch (error) {
    if (!(error instanceof InvalidError)) throw error;
    throw new InvalidError(error.fields.map((each) => ({ ...each, field: named(each.field) })));
  }
}

/** The same for whoever is signed in: a visitor books by the public call. */
async function bookSignedIn(context: RequestContext, input: BookCall, request: Request): Promise<unknown> {
  if (context.actor.kind === "anonymous" || context.actor.kind === "pending") throw new NotSignedInError();
  return book(context, input, request);
}

async function greet(context: RequestContext, input: z.infer<typeof existingUserSchema>, request: Request) {
  await limitRate(context, "LINK_LIMIT", addressOf(request));
  await greetExistingUser(context, input);
  return { status: true };
}

const checkForExistingUser = (path: string): Call =>
  defineCall({
    method: "POST",
    path,
    auth: "public",
    audience: "public",
    summary: "Emails a sign-in link to the owner of an address. Returns the same for every address.",
    answer: DONE,
    input: existingUserSchema,
    run: greet,
  });

/** The calls of public booking. */
export const bookingCalls = callsOf("appointments", [
  defineCall({
    method: "GET",
    path: "/appointments/getAvailableSlots",
    auth: "public",
    audience: "public",
    summary: "Lists the available times of a service in a period, with one doctor or any, at one location or any.",
    answer: slotsAnswer,
    input: availableSlotsSchema,
    run: async (context, input) => ({ status: true, slots: await listAvailableSlots(context, input) }),
  }),
  checkForExistingUser("/appointments/checkForExistingUser"),
  checkForExistingUser("/servicesClientApi/checkForExistingUser"),
  defineCall({
    method: "POST",
    path: "/servicesClientApi/bookAppointment",
    auth: "public",
    audience: "public",
    summary: "Books an appointment.",
    answer: bookedAppointment,
    input: bookCallSchema,
    run: book,
  }),
  defineCall({
    method: "POST",
    path: "/appointments/bookAppointment",
    auth: "session",
    audience: "employee+patient",
    summary: "Books an appointment.",
    answer: bookedAppointment,
    input: bookCallSchema,
    run: bookSignedIn,
  }),
  defineCall({
    method: "GET",
    path: "/appointmentWidgetUsingReact",
    auth: "public",
    audience: "public",
    summary:
      "Returns what the booking widget shows: the organization, its services and the address of the booking page.",
    answer: widgetAnswer,
    input: z.object({}),
    run: async (context) => {
      const { offerings } = await listBookableServices(context);
      return {
        status: true,
        organizationId: context.organization.id,
        organizationName: context.profile.name,
        serviceOfferings: offerings,
        bookingUrl: `${context.origin}${paths.booking()}`,
        widgetUrl: `${context.origin}${paths.widget(String(context.organization.id))}`,
        scriptUrl: `${context.origin}/widget.js`,
        brandColour: context.profile.brandColour,
        languageCodes: context.profile.locales,
      };
    },
  }),
]);
