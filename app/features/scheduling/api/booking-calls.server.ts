import { z } from "zod";
import { paths } from "~/paths";
import { defineCall, type Call } from "~/platform/calls.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotSignedInError } from "~/platform/errors.server";
import { addressOf, limitRate } from "~/platform/rate-limit.server";
import { availableSlotsSchema, bookCallSchema, existingUserSchema, type BookCall } from "../schemas/booking-calls";
import { bookAppointment } from "../services/book-appointment.server";
import { bookingReference } from "../services/booking-reference.server";
import { greetExistingUser } from "../services/greet-existing-user.server";
import { listAvailableSlots } from "../services/list-available-slots.server";
import { listBookableServices } from "../services/list-bookable-services.server";
import { TimeTakenError } from "../services/time-taken.server";
import { createTranslator } from "~/i18n/translator.server";

/** Someone was faster: the field's message, and the free times nearest to the lost one. */
function takenAnswer(context: RequestContext, { code, nearest }: TimeTakenError): Response {
  const message = createTranslator(context.locale).t("booking:rules.alreadyTaken");
  return Response.json(
    { status: false, errorCode: code, errors: [{ field: "startTime", message }], nearestTimes: nearest },
    { status: 409 },
  );
}

/** Books as the page does; what is wrong with the visitor is told by the names that the call uses. */
async function book(context: RequestContext, input: BookCall, request: Request): Promise<unknown> {
  await limitRate(context, "BOOKING_LIMIT", addressOf(request));
  const { firstName, lastName, email, phoneCallingCode, phone, birthDate, ...rest } = input;
  const visitor =
    context.actor.kind === "patient" ? undefined : { firstName, lastName, email, phoneCallingCode, phone, birthDate };
  try {
    const booked = await bookAppointment(context, {
      ...rest,
      visitor,
      idempotencyKey: input.idempotencyKey ?? crypto.randomUUID(),
    });
    const { appointmentId: id, stateId, startsAt: startTime, employeeId: requestedEmployeeId, branchId } = booked;
    const { payToBook, proofDueAt } = booked;
    return {
      status: true,
      // By which whoever booked may pay for it, by the call that does so.
      payToBook,
      // Until when it has to be confirmed by the link that was mailed, UTC ms; null where it need not be.
      proofDueAt,
      reference: await bookingReference(context, id),
      appointment: {
        id,
        uuid: id,
        stateId,
        startTime,
        requestedEmployeeId,
        branchId,
        serviceOfferingId: input.serviceOfferingId,
      },
    };
  } catch (error) {
    if (error instanceof TimeTakenError) return takenAnswer(context, error);
    if (!(error instanceof InvalidError)) throw error;
    throw new InvalidError(error.fields.map((each) => ({ ...each, field: each.field.replace(/^visitor\./, "") })));
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
    input: existingUserSchema,
    run: greet,
  });

/** The calls of public booking. */
export const bookingCalls: readonly Call[] = [
  defineCall({
    method: "GET",
    path: "/appointments/getAvailableSlots",
    auth: "public",
    audience: "public",
    summary: "Lists the available times of a service in a period, with one doctor or any, at one location or any.",
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
    input: bookCallSchema,
    run: book,
  }),
  defineCall({
    method: "POST",
    path: "/appointments/bookAppointment",
    auth: "session",
    audience: "employee+patient",
    summary: "Books an appointment.",
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
];
