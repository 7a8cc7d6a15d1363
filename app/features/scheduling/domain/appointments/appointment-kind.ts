import type { ServiceType } from "../availability/availability-request";

/** How a patient meets the doctor, as the booking pages name it. */
export const APPOINTMENT_KINDS = ["video", "clinic"] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** The offerings of a kind (the specification's offeringsType). */
export const OFFERINGS_TYPE = {
  video: "VIDEO_CONSULTATION",
  clinic: "PHYSICAL_CONSULTATION",
} as const satisfies Record<AppointmentKind, ServiceType>;

/** What an appointment of a kind is stored as (the specification's appointment type). */
export const APPOINTMENT_TYPE = { video: "video", clinic: "in_patient" } as const;

/** The kind that an offering is booked as. */
export const kindOfOffering = (offeringsType: string): AppointmentKind =>
  offeringsType === OFFERINGS_TYPE.video ? "video" : "clinic";
