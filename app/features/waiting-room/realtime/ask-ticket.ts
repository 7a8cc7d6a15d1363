import { callRoom, type CallFailure, jsonPost, SHUT_OUT } from "./poll-line";
import { ticketAnswerSchema } from "./protocol-calls";
import type { RoomEnvironment } from "./room-environment";

/** A ticket for a connection, the room to which the visit moved, or why there is neither. */
export type AskedTicket = { ticket: string } | { movedTo: string } | CallFailure;

/** Asks the room for a ticket. */
export async function askTicket(environment: RoomEnvironment, url: string): Promise<AskedTicket> {
  const answer = await callRoom(environment, url, ticketAnswerSchema, jsonPost({}));
  if (typeof answer === "string") return answer;
  if (answer.status) return { ticket: answer.ticket };
  return answer.waitingRoomId === undefined ? SHUT_OUT : { movedTo: answer.waitingRoomId };
}
