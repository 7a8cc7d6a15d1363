import type { PublishStatus } from "../consultations/consultation";

/** A note from its first word; what is discarded or in error is kept. */
export const NOTE_STATUSES = ["DRAFT", "SIGNED", "AMENDED", "ENTERED_IN_ERROR", "DISCARDED"] as const;
export type NoteStatus = (typeof NOTE_STATUSES)[number];

export const NOTE_ACTIONS = [
  "create",
  "read",
  "write",
  "discard",
  "restore",
  "sign",
  "amend",
  "publish",
  "withdraw",
  "enterInError",
  "restrict",
] as const;
export type NoteAction = (typeof NOTE_ACTIONS)[number];

/**
 * Who acts: the provider whose note it is, another provider of the patient, a nurse who writes for a provider, an
 * administrator who may read records, the patient or a relative.
 */
export const NOTE_ACTORS = ["author", "provider", "nurse", "administrator", "patient"] as const;
export type NoteActor = (typeof NOTE_ACTORS)[number];

/** What of a note decides about what may happen to it. */
export interface NoteState {
  status: NoteStatus;
  publishStatus: PublishStatus;
  authorOnly: boolean;
}

/** What becomes of it; what is not named stays. */
export type NoteTarget = Partial<Pick<NoteState, "status" | "publishStatus">>;

export interface NoteTransition {
  readonly action: NoteAction;
  readonly by: readonly NoteActor[];
  /** 'nothing' is one that does not exist yet. */
  readonly from: readonly NoteStatus[] | "nothing";
  /** Of which it must be published or not; any where it is left out. */
  readonly published?: readonly PublishStatus[];
  /** False: not for one that is kept from everybody but its author. */
  readonly authorOnly?: false;
  readonly to: NoteTarget;
}

const CLOSED = ["SIGNED", "AMENDED"] as const;
const PROVIDERS = ["author", "provider"] as const;
const WRITERS = ["author", "provider", "nurse"] as const;
const SHOWN = ["PUBLISHED"] as const;
const HIDDEN = ["UNPUBLISHED", "WITHDRAWN"] as const;

/** The one table of what may happen to a note, its readers included. Buttons, lists and services all read it. */
export const NOTE_TRANSITIONS: readonly NoteTransition[] = [
  { action: "create", by: ["author", "nurse"], from: "nothing", to: { status: "DRAFT", publishStatus: "UNPUBLISHED" } },
  { action: "read", by: ["author"], from: NOTE_STATUSES, to: {} },
  { action: "read", by: ["provider", "nurse"], from: ["DRAFT", ...CLOSED], to: {} },
  { action: "read", by: ["nurse"], from: ["DISCARDED"], to: {} },
  { action: "read", by: ["administrator"], from: [...CLOSED, "ENTERED_IN_ERROR"], to: {} },
  { action: "read", by: ["patient"], from: CLOSED, published: SHOWN, to: {} },
  { action: "write", by: WRITERS, from: ["DRAFT"], to: {} },
  { action: "discard", by: ["author", "nurse"], from: ["DRAFT"], to: { status: "DISCARDED" } },
  { action: "restore", by: ["author", "nurse"], from: ["DISCARDED"], to: { status: "DRAFT" } },
  { action: "sign", by: ["author"], from: ["DRAFT"], to: { status: "SIGNED" } },
  { action: "amend", by: PROVIDERS, from: CLOSED, to: { status: "AMENDED" } },
  {
    action: "publish",
    by: ["author"],
    from: CLOSED,
    published: HIDDEN,
    authorOnly: false,
    to: { publishStatus: "PUBLISHED" },
  },
  { action: "withdraw", by: ["author"], from: CLOSED, published: SHOWN, to: { publishStatus: "WITHDRAWN" } },
  { action: "enterInError", by: ["author"], from: CLOSED, published: HIDDEN, to: { status: "ENTERED_IN_ERROR" } },
  {
    action: "enterInError",
    by: ["author"],
    from: CLOSED,
    published: SHOWN,
    to: { status: "ENTERED_IN_ERROR", publishStatus: "WITHDRAWN" },
  },
  { action: "restrict", by: ["author"], from: ["DRAFT", ...CLOSED], published: HIDDEN, to: {} },
];

/** The row of the table for an action; undefined where it may not happen. */
export function noteTransition(
  action: NoteAction,
  by: NoteActor,
  state: NoteState | "nothing",
): NoteTransition | undefined {
  return NOTE_TRANSITIONS.find((each) => {
    if (each.action !== action || !each.by.includes(by)) return false;
    if (state === "nothing" || each.from === "nothing") return state === each.from;
    // What is kept from everybody but its author does not exist for others.
    if (state.authorOnly && (by !== "author" || each.authorOnly === false)) return false;
    return each.from.includes(state.status) && (each.published?.includes(state.publishStatus) ?? true);
  });
}

/** Whether somebody may do this with a note at all, in whatever state it is. */
export const mayEverNote = (action: NoteAction, by: NoteActor): boolean =>
  NOTE_TRANSITIONS.some((each) => each.action === action && each.by.includes(by));

export const mayNote = (action: NoteAction, by: NoteActor, state: NoteState): boolean =>
  noteTransition(action, by, state) !== undefined;

/** Whether a patient is told of a note that they could read once, with the reason why they cannot any more. */
export const isToldWithdrawn = ({ publishStatus, authorOnly }: NoteState): boolean =>
  publishStatus === "WITHDRAWN" && !authorOnly;

interface Withdrawable {
  publishStatus: PublishStatus;
  publishedAt: number | null;
}

/** Whether a note was withdrawn by the press that withdrew the summary of its consultation. */
export const isWithdrawnWith = (summary: Withdrawable, note: Withdrawable): boolean =>
  summary.publishStatus === "WITHDRAWN" &&
  note.publishStatus === "WITHDRAWN" &&
  note.publishedAt !== null &&
  note.publishedAt === summary.publishedAt;
