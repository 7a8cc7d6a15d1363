import type { RoomIdentity } from "./room-state";

/** Who opens a connection, as the Worker knows them before they have said anything themselves. */
export interface Opener {
  kind: RoomIdentity["kind"];
  /** Staff by who they are; guests by the stay they come for, however many names they give themselves. */
  who: string;
  /** The network they come from. */
  network: string;
}

/** One that nothing is known of, as of a Worker that is older than this rule. */
export const UNKNOWN_OPENER: Opener = { kind: "guest", who: "unknown", network: "unknown" };

/** A connection that has not said who it is. */
export interface PendingConnection {
  id: string;
  opener: Opener;
  /** Epoch milliseconds. */
  connectedAt: number;
}

/** How many connections may wait for their INIT at one time. */
export const MOST_PENDING = {
  /** Of one member of staff, or of one stay with everyone who comes for it. */
  opener: 16,
  /** Of guests in one network: a clinic's own waiting room shares one. */
  network: 60,
  /** Of all guests; and apart from them of all staff, whose places no guest can take. */
  kind: 200,
} as const;

const surplus = (pending: readonly PendingConnection[], most: number) =>
  pending.toSorted((a, b) => a.connectedAt - b.connectedAt).slice(0, Math.max(0, pending.length - most));

/**
 * The connections to close now that one more waits for its INIT: the oldest of its own opener, of its network and of
 * its kind, where there are too many. It is in `pending` itself.
 */
export function connectionsToClose(pending: readonly PendingConnection[], opened: Opener): string[] {
  const { kind, who, network } = opened;
  const ofKind = pending.filter(({ opener }) => opener.kind === kind);
  const ofOpener = ofKind.filter(({ opener }) => opener.who === who);
  const ofNetwork = kind === "guest" ? ofKind.filter(({ opener }) => opener.network === network) : [];
  const closing = [
    ...surplus(ofOpener, MOST_PENDING.opener),
    ...surplus(ofNetwork, MOST_PENDING.network),
    ...surplus(ofKind, MOST_PENDING.kind),
  ];
  return [...new Set(closing.map(({ id }) => id))];
}
