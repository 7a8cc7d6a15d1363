/** An appointment that stands in the way of switching something off. */
export interface AppointmentInTheWay {
  id: string;
  /** UTC ms. */
  startsAt: number;
  timeZone: string;
  patient: string;
}

/** The appointments to come at a place or of a service: the next few, and how many there are. */
export interface AppointmentsInTheWay {
  total: number;
  next: AppointmentInTheWay[];
}

/** What is said where another one that is in use has the name. */
export const NAME_TAKEN = { field: "name", message: "organization:catalog.nameTaken" } as const;
