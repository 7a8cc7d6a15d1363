import type { AuditActor } from "~/db/commit.server";

interface SignedIn {
  userId: string;
  username: string;
  languageCode: string | null;
  /** SHA-256 of the reference that the browser or caller holds. */
  sessionHash: string;
  displayName: string;
  /** When they last showed who they are, by password, passkey or mailed link: UTC ms. */
  authenticatedAt: number;
  /** After how many minutes without a request the session ends; none where it does not. */
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
}

export interface PatientActor extends SignedIn {
  kind: "patient";
  /** Whom this person acts for: themselves, or the relative that they switched to. */
  patientId: string;
  /** While they act for a relative: who they are themselves, and the relative's name. */
  acting?: { ownPatientId: string; name: string };
  /**
   * Nobody has shown that mail to the account's address reaches them: it may be somebody else's address, so they are
   * shown only what they did themselves.
   */
  unproven?: boolean;
}

/**
 * Whoever has shown a password or a mailed link, and not yet the second step: to everything but that step they are a
 * stranger.
 */
export interface PendingActor extends SignedIn {
  kind: "pending";
  /** `code`: shows a factor that is there. `set-up`: has none yet and must, as the organization wants it. */
  needs: "code" | "set-up";
  employeeId: string | null;
  patientId: string | null;
}

/** Whoever holds the link of one visit that was mailed to its patient. */
export interface LinkActor {
  kind: "link";
  appointmentId: string;
  patientId: string;
  linkHash: string;
}

/** Whoever opened a room by its link. */
export interface GuestActor {
  kind: "guest";
  waitingRoomId: string;
  appointmentId: string;
  patientId: string;
  linkHash: string;
}

/** A program that calls with an API key of the organization. */
export interface ApiKeyActor {
  kind: "apiKey";
  keyId: string;
  name: string;
  /** What the key's scopes allow, over everyone's. */
  authorities: ReadonlySet<string>;
}

export interface SystemActor {
  kind: "system";
  task: string;
}

/** On whose behalf a request runs. */
export type Actor =
  | { kind: "anonymous" }
  | PendingActor
  | EmployeeActor
  | PatientActor
  | LinkActor
  | GuestActor
  | ApiKeyActor
  | SystemActor;

/** The patient who has signed in, whomever they act for. */
export const ownPatientId = ({ acting, patientId }: PatientActor): string => acting?.ownPatientId ?? patientId;

/** The patient whose own bookings alone an account is shown; null where it may be shown everything that is theirs. */
export const onlyBookedBy = (actor: Actor): string | null =>
  actor.kind === "patient" && actor.unproven === true ? ownPatientId(actor) : null;

/** Whether somebody acts for the clinic: of its staff, or a program that holds its key. */
export const actsForClinic = (actor: Actor): boolean => actor.kind === "employee" || actor.kind === "apiKey";

/** How the audit names an actor. */
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
