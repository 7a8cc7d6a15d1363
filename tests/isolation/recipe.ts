import { randomUUID } from "node:crypto";
import { uuidv7 } from "~/kernel/ids";
import type { House } from "./house";

/** What every request can name: an appointment, whose it is, and what it is of. */
export interface Thing {
  appointment: string;
  patient: string;
  patientUser: string;
  employee: string;
  room: string;
  offering: string;
  clinicOffering: string;
  branch: string;
  /** A file of the patient; the organization's logo and the picture of its front page; the photo of a provider. */
  file: string;
  logo: string;
  picture: string;
  photo: string;
  organizationId: string;
}

/** The ids and tokens that a feature adds, each made anew for every thing. */
export type Ids = Readonly<Record<string, () => string>>;
/** A thing with the ids that a feature adds. */
export type ThingOf<Added extends Ids> = Thing & { [Name in keyof Added]: string };

/** What the rows of a thing are made of. */
export interface About {
  house: House;
  /** UTC ms. */
  now: number;
  /** Of the appointment, UTC ms. */
  startsAt: number;
  /** The appointment is confirmed and in an hour; else it is asked for, days ahead. */
  soon: boolean;
  rejected: boolean;
  bookedBy: string;
}

/** How screens and calls are asked, by method and path. */
export type Recipes<Of = Thing> = Readonly<Record<string, Recipe<Of>>>;

/** What a request says beyond its method and path. */
export interface Said {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** An action that takes JSON, as calls do. */
  json?: true;
}

export interface Circumstances {
  /** No two requests of a run have the same. */
  unique: string;
  /** UTC ms, on a tick, a few days ahead. */
  startsAt: number;
}

/** How a surface is asked: about a thing of somebody's, or about nothing in particular. */
export interface Recipe<Of = Thing> {
  about?: (thing: Of, circumstances: Circumstances) => Said;
  plain?: (circumstances: Circumstances) => Said;
  /** The one who asks cannot name somebody else's: the thing is the organization's. */
  shared?: true;
  /** It changes what it is about, so every asker gets a thing of their own. */
  changes?: true;
  /** It leaves appointments behind, which let its asker into more: asked after everything else. */
  leaves?: true;
}

export const base = "/secure/providerweb";

export const inPath = <Of = Thing>(
  name: string,
  of: (thing: Of) => string,
  more: Partial<Recipe<Of>> = {},
): Recipe<Of> => ({
  about: (thing) => ({ params: { [name]: of(thing) } }),
  ...more,
});

export const appointmentInPath = inPath("appointmentId", (thing) => thing.appointment);

export const patientInPath = inPath("patientId", (thing) => thing.patient);

export const offeringInPath = inPath("service", (thing) => thing.offering, { shared: true });

export const sessionBody: Recipe = { about: (thing) => ({ body: { appointmentId: thing.appointment } }) };

export const organizationInPath = inPath("organizationId", (thing) => thing.organizationId, { shared: true });

export const each = <Of = Thing>(method: string, paths: string[], recipe: Recipe<Of>): Recipes<Of> =>
  Object.fromEntries(paths.map((path) => [`${method} ${path}`, recipe]));

export const newId = (): string => uuidv7(Date.now());
export const newToken = (of: string) => (): string => `${of}-${randomUUID()}`;
