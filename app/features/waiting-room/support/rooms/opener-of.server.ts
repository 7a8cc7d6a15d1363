import { networkOf } from "~/kernel/contact/network";
import type { Opener } from "../../domain/rooms/room-openers";
import { stayIdOf } from "../../domain/rooms/room-state";
import type { Entered } from "../../services/rooms/enter-room.server";

/**
 * Who opens a connection, by what the Worker knows of them: staff by themselves, a guest by the appointment of their
 * session or link, since a browser can give itself as many names beside it as it likes.
 */
export const openerOf = ({ identity }: Entered, address: string): Opener => ({
  kind: identity.kind,
  who: stayIdOf(identity) ?? identity.memberId,
  network: networkOf(address),
});
