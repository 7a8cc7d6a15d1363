/**
 * How an appointment stands, as far as a mail has to know: asked for by the patient, proposed by the clinic, sure,
 * called off, or over.
 */
export const APPOINTMENT_STANDINGS = ["asked", "proposed", "sure", "off", "over"] as const;
export type AppointmentStanding = (typeof APPOINTMENT_STANDINGS)[number];

/** What a mail says of an appointment. Instants in UTC ms. */
export interface AppointmentInMail {
  readonly id: string;
  readonly type: "video" | "in_patient";
  readonly standing: AppointmentStanding;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Its patient has come, or is with the provider. */
  readonly isHere: boolean;
  /** Zone of the place. */
  readonly timeZone: string;
  readonly offering: string;
  /** `title` is the number of the specification's titles. */
  readonly provider: { readonly title: number; readonly firstName: string; readonly lastName: string };
  readonly patient: { readonly id: string; readonly name: string } | null;
  readonly place: { readonly name: string; readonly address: string; readonly city: string };
  /** Where it can be booked again, as a path. */
  readonly againPath: string;
  /** What the clinic asks the patient to do or bring. */
  readonly instructions: string;
  /** What was said with the last change, such as why it was canceled. */
  readonly note: string;
  /** Its start before it was moved. */
  readonly previousStartsAt: number | null;
  /** What was done last was undone, and was that it is confirmed. */
  readonly isUnconfirmed?: boolean;
  /** What it costs, and how that is paid; absent where its reader is told nothing of it. Amounts in the minor unit. */
  readonly cost?: {
    readonly costMinor: number;
    readonly currencyCode: string;
    readonly way:
      | "atClinic"
      | "notOnline"
      | "onlineOrAtClinic"
      | "beforeAppointment"
      | "afterAppointment"
      | "paid"
      | "paidByCredit"
      | null;
  };
  /** Deadline for what the mail asks for, up to which the request holds its time; absent if it asks for nothing. */
  readonly heldUntil?: number;
}

/** Whether it is to take place, as far as anybody has said. */
export const takesPlace = ({ standing }: Pick<AppointmentInMail, "standing">): boolean =>
  standing === "asked" || standing === "proposed" || standing === "sure";
