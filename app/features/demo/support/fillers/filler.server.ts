import type { sampleRecord, sampleTerm } from "~/features/phr/public.server";
import type { PlainKey } from "~/i18n/message-types";
import type { Cast } from "../../domain/cast";
import type { MarkedTable } from "../../domain/marked-table";
import type { TableRows } from "../../domain/table-rows";
import type { DemoAppointment } from "../appointments/demo-appointments.server";

/**
 * How the health record stores what is typed, and names it. It is given, since the rows are written by a module that has
 * no vocabulary of its own (vite.modules.config.ts).
 */
export interface Samples {
  record: typeof sampleRecord;
  term: typeof sampleTerm;
}

/** What only the creation of the organization knows: its roles by name, and the password that all demo users share. */
export interface Opened {
  roles: Readonly<Record<string, string>>;
  /** Null where nobody of them is to sign in. */
  passwordHash: string | null;
  samples: Samples;
}

/** The place of an appointment among those of its doctor and day. */
export type PlaceOnDay = (appointment: DemoAppointment) => number;

/** A marked table as the list of what is kept shows it: what a row is, and where one looks at it and lets go of it. */
export interface ShownTable extends MarkedTable {
  shown?: NonNullable<MarkedTable["shown"]> & { kind: PlainKey; href: (id: string) => string };
}

/**
 * The sample data of one subject. `marked` are the tables whose rows are taken away one by one, in the order of their
 * foreign keys; all other rows that it writes belong to a row of a marked table and are listed there.
 */
export interface Filler {
  /** Rows that are there from the beginning, in the order of their foreign keys. */
  ofPractice?: (cast: Cast, opened: Opened) => TableRows[];
  /** Rows that come with appointments, in the order of their foreign keys. */
  ofAppointments?: (appointments: readonly DemoAppointment[], placeOf: PlaceOnDay) => TableRows[];
  marked?: readonly ShownTable[];
}
