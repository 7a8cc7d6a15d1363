import { guestsOf, nameOf, type RoomIdentity, type RoomState } from "../rooms/room-state";

/** The most people who may be with one patient. */
export const MAX_COMPANIONS = 6;

const PREFIX = "with-";
const LINK_LENGTH = 16;

/** What of a link stands in the ids of those who came by it. */
export const linkPartOf = (linkHash: string): string => linkHash.slice(0, LINK_LENGTH);

/** The member id of somebody who came with the patient: by which link, and from which browser. Both are hashes. */
export const companionId = (linkHash: string, secretHash: string): string =>
  `${PREFIX}${linkPartOf(linkHash)}-${secretHash.slice(0, LINK_LENGTH)}`;

/** Whether a member came with the patient, such as a carer or an interpreter, and is not the patient. */
export const isCompanion = (memberId: string): boolean => memberId.startsWith(PREFIX);

/** The names of those who came with the patient of a stay. */
export const companionsOf = (state: RoomState, stayId: string): string[] =>
  guestsOf(state, stayId)
    .filter(({ memberId }) => isCompanion(memberId))
    .map(nameOf);

const linkIn = (memberId: string): string => memberId.slice(0, PREFIX.length + LINK_LENGTH);

/**
 * Whether somebody new may not come with the patient: one who came by the same link was sent out and could be back
 * under another name, or there are enough. A new link lets people in again.
 */
export function isUnwelcome(state: RoomState, identity: Pick<RoomIdentity, "memberId" | "appointmentId">): boolean {
  const { memberId, appointmentId } = identity;
  if (!isCompanion(memberId)) return false;
  const others = [...state.members.values()].filter(
    (member) => isCompanion(member.memberId) && member.appointmentId === appointmentId,
  );
  const sentOut = others.some((other) => other.revokedAt !== null && linkIn(other.memberId) === linkIn(memberId));
  return sentOut || others.filter(({ revokedAt }) => revokedAt === null).length >= MAX_COMPANIONS;
}
