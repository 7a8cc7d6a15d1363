import type { AuditActor } from "~/db/commit.server";
import type { Display } from "~/kernel/display";
import type { PersonColour } from "~/kernel/person-colour";

interface SignedIn {
  userId: string;
  username: string;
  languageCode: string | null;
  /** How screens look to them; as usual unless given. */
  display?: Display;
  /** SHA-256 of the session reference that the browser or program holds. */
  sessionHash: string;
  displayName: string;
  /** When they last confirmed who they are, by password, passkey or mailed link (UTC ms). */
  authenticatedAt: number;
  /** Minutes without a request after which the session ends; undefined if it does not. */
  idleMinutes?: number;
}

export interface EmployeeActor extends SignedIn {
  kind: "employee";
  employeeId: string;
  /** 1 admin, 2 doctor only, 3 doctor and admin. */
  teamUserType: number;
  approved: boolean;
  isCreator: boolean;
  authorities: ReadonlySet<string>;
  roles: readonly string[];
  /** Their picture, and the colour that was chosen for them; null or left out if none. */
  photoFileId?: string | null;
  colour?: PersonColour | null;
}

export interface PatientActor extends SignedIn {
  kind: "patient";
  /** Patient for whom they act: themselves, or the relative to whom they switched. */
  patientId: string;
  /** Set while they act for a relative: their own patient id, and the relative's name. */
  acting?: { ownPatientId: string; name: string };
  /**
   * Nobody has proven that emails to the account's address reach this person. It may be somebody else's address, so
   * they see only what they did themselves.
   */
  unproven?: boolean;
}

/**
 * Somebody who has given a password or used a mailed link, but not taken the second step: for everything else they are
 * a stranger.
 */
export interface PendingActor extends SignedIn {
  kind: "pending";
  /** `code`: must use an existing factor. `set-up`: has no factor, and the organization requires one. */
  needs: "code" | "set-up";
  employeeId: string | null;
  patientId: string | null;
}

/** Holder of the mailed link of one appointment. */
export interface LinkActor {
  kind: "link";
  appointmentId: string;
  patientId: string;
  linkHash: string;
}

/** Guest who opened a waiting room by its link. */
export interface GuestActor {
  kind: "guest";
  waitingRoomId: string;
  appointmentId: string;
  patientId: string;
  linkHash: string;
}

/** A program that uses an API key of the organization. */
export interface ApiKeyActor {
  kind: "apiKey";
  keyId: string;
  name: string;
  /** Authorities of the key's scopes, over everyone's things. */
  authorities: ReadonlySet<string>;
}

export interface SystemActor {
  kind: "system";
  task: string;
}

/** Who makes a request. */
export type Actor =
  | { kind: "anonymous" }
  | PendingActor
  | EmployeeActor
  | PatientActor
  | LinkActor
  | GuestActor
  | ApiKeyActor
  | SystemActor;

/** Id of the patient who signed in, even while they act for a relative. */
export const ownPatientId = ({ acting, patientId }: PatientActor): string => acting?.ownPatientId ?? patientId;

/** Id of the patient whose own bookings are all that the account may see; null if it may see everything of theirs. */
export const onlyBookedBy = (actor: Actor): string | null =>
  actor.kind === "patient" && actor.unproven === true ? ownPatientId(actor) : null;

/** Whether the actor acts for the clinic: staff, or a program with its key. */
export const actsForClinic = (actor: Actor): boolean => actor.kind === "employee" || actor.kind === "apiKey";

/** Name of an actor in the audit. */
export function auditActorOf(actor: Actor): AuditActor {
  switch (actor.kind) {
    case "employee":
      return { kind: "employee", id: actor.employeeId };
    case "patient":
      return { kind: "patient", id: ownPatientId(actor) };
    case "pending":
      return actor.employeeId === null
        ? { kind: "patient", id: actor.patientId }
        : { kind: "employee", id: actor.employeeId };
    case "link":
    case "guest":
      return { kind: actor.kind, id: actor.patientId };
    case "apiKey":
      return { kind: "apiKey", id: actor.keyId };
    case "system":
      return { kind: "system", id: actor.task };
    case "anonymous":
      return { kind: "anonymous", id: null };
  }
}
