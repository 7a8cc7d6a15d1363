import { z } from "zod";
import { done } from "~/kernel/answer";
import { payChoicesAnswer } from "~/kernel/money/pay-choice-answer";
import { SWIPES } from "../lists/list-appointments";

const id = z.string();
const instant = z.int();
const minutes = z.int().min(0).max(1_440);

/** An appointment as every call gives it (specification, section 3). Instants in UTC ms. */
export const appointmentAnswer = z
  .object({
    id,
    uuid: id,
    stateId: z.int(),
    type: z.enum(["video", "in_patient"]),
    scheduledDateStringcc: z.string().meta({ description: "DD MMM YYYY at the place." }),
    scheduledTime: minutes.meta({ description: "Minutes from midnight at the place." }),
    requestedDateStringcc: z.string(),
    requestedTime: minutes,
    sessionDuration: z.number().meta({ description: "Minutes." }),
    duetime: z.int().min(0).meta({ description: "Seconds until it ends." }),
    timezonename: z.string(),
    startTime: instant.meta({ description: "UTC milliseconds." }),
    requestedEmployeeId: id,
    branchId: id,
    serviceOfferingId: id.nullable().meta({ description: "null for blocked time." }),
    patientId: id.nullable().meta({ description: "null for blocked time, and to a stranger who has booked." }),
    reason: z.string(),
    employeeInteractionRating: z.number().nullable(),
  })
  .meta({ id: "Appointment" });

/** What changing an appointment answers. */
export const changedAppointment = done({ appointment: appointmentAnswer });

/** What booking answers; by the reference whoever booked may pay. */
export const bookedAppointment = done({
  payToBook: z.boolean().meta({ description: "It stands only if it is paid within its time." }),
  proofDueAt: instant
    .nullable()
    .meta({ description: "Until when it has to be confirmed by the mailed link; null where it need not be." }),
  reference: z.string(),
  appointment: appointmentAnswer,
});

const count = z.int().min(0);

export const appointmentListAnswer = done({
  upcomingAppointmentsCount: count,
  upcomingAppointmentsTotalCount: count,
  pastAppointmentsCount: count,
  pastAppointmentsTotalCount: count,
  offset: count,
  max: count,
  swipe: z.enum(SWIPES),
  currentDate: z.string().meta({ description: "DD MMM YYYY at the organization." }),
  currentTime: minutes,
  newAppointmentCount: count,
  confirmedAppointmentCount: count,
  totalAppointmentsCount: count,
  canAssistVideoConsultation: z.boolean(),
  hasHPRole: z.boolean(),
  context: z.enum(["patient", "employee"]),
  appointments: z.array(appointmentAnswer).meta({
    description: "Newest first within the page; further pages of the future go before those of smaller offsets.",
  }),
});

export const historyAnswer = done({
  history: z.array(
    z.object({
      version: z.int(),
      at: instant,
      action: z.string(),
      fromStateId: z.int().nullable(),
      toStateId: z.int(),
      startTime: instant,
      startsAt: instant.meta({ description: "The same instant as startTime." }),
      note: z.string(),
      agreedOnPhone: z.boolean(),
      doNotNotify: z.boolean().meta({ description: "Staff asked for nobody to be notified of it." }),
      actorKind: z.string(),
      actorName: z.string().nullable(),
    }),
  ),
});

export const slotsAnswer = done({
  slots: z.array(
    z.object({
      startTime: instant,
      scheduledDateStringcc: z.string(),
      scheduledTime: minutes,
      timezonename: z.string(),
      requestedEmployeeId: id,
      branchId: id,
    }),
  ),
});

/** What the booking widget shows. A price is in the minor unit of its currency. */
export const widgetAnswer = done({
  organizationId: z.int(),
  organizationName: z.string(),
  serviceOfferings: z.array(
    z.object({
      id,
      name: z.string(),
      kind: z.enum(["video", "clinic"]),
      description: z.string(),
      instructions: z.string(),
      durationMinutes: z.int(),
      prices: z
        .array(z.object({ costMinor: z.int(), currencyCode: z.string(), varies: z.boolean() }))
        .meta({ description: "The lowest in each currency; none where prices are not shown." }),
      callToBook: z.string().nullable(),
      onlyFor: z.enum(["patients", "newPatients"]).nullable(),
    }),
  ),
  bookingUrl: z.url(),
  widgetUrl: z.url(),
  scriptUrl: z.url(),
  brandColour: z.string().nullable(),
  languageCodes: z.array(z.string()),
});

/** Money in the minor unit of its currency; what is not known of a payment that was only looked up is left out. */
export const appointmentPaymentAnswer = done({
  appointment: z.object({ id, uuid: id, confirmed: z.boolean().optional() }),
  payment: z.object({
    id: id.optional(),
    uuid: id.optional(),
    status: z.string(),
    amountMinor: z.int().nullable(),
    currencyCode: z.string().nullable(),
  }),
  reference: z.string().nullable().meta({ description: "null where nothing was begun, and none was asked about." }),
  redirectUrl: z.string().nullable(),
  gatewayType: z
    .string()
    .nullable()
    .meta({ description: "What the open payment was begun by; null if there is none." }),
  gateways: payChoicesAnswer,
});
