import { callRoom, type CallFailure, jsonPost, SHUT_OUT, UNREACHED } from "./poll-line";
import { ticketAnswerSchema } from "./protocol-calls";
import type { RoomEnvironment } from "./room-environment";

/** A call over a network that fell silent is not answered for minutes: after this long it is given up, in milliseconds. */
const TICKET_WITHIN_MS = 4_000;

/** A ticket for a connection, the room to which the appointment moved, or why there is neither. */
export type AskedTicket = { ticket: string } | { movedTo: string } | CallFailure;

/** Asks the room for a ticket. */
export async function askTicket(environment: RoomEnvironment, url: string): Promise<AskedTicket> {
  const patience = new AbortController();
  let stop: () => void = () => undefined;
  const late = new Promise<typeof UNREACHED>((give) => {
    stop = environment.after(TICKET_WITHIN_MS, () => {
      patience.abort();
      give(UNREACHED);
    });
  });
  const init = { ...jsonPost({}), signal: patience.signal };
  const answer = await Promise.race([callRoom(environment, url, ticketAnswerSchema, init), late]);
  stop();
  if (typeof answer === "string") return answer;
  if (answer.status) return { ticket: answer.ticket };
  return answer.waitingRoomId === undefined ? SHUT_OUT : { movedTo: answer.waitingRoomId };
}
