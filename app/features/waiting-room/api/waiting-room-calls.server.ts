import { callsOf, defineCall } from "~/platform/calls/calls.server";
import type { Call } from "~/platform/calls/calls.server";
import type { RequestContext } from "~/platform/context.server";
import { accepted } from "./accepted.server";
import {
  roomActCallSchema,
  roomCallSchema,
  roomChatSchema,
  roomCheckInSchema,
  roomPollSchema,
  roomSendSchema,
  roomsOfEmployeeSchema,
} from "../schemas/video/room-calls";
import {
  actAnswer,
  chatAnswer,
  pollAnswer,
  roomAnswer,
  roomsAnswer,
  sendAnswer,
  ticketAnswer,
} from "../support/rooms/room-answers.server";
import { actInRoom, type ActAnswer } from "../services/rooms/act-in-room.server";
import { checkInToRoom } from "../services/rooms/check-in-to-room.server";
import { issueRoomTicket } from "../services/rooms/issue-room-ticket.server";
import { listRooms } from "../services/shared-rooms/list-rooms.server";
import { openChat } from "../services/chat/open-chat.server";
import { pollRoom } from "../services/rooms/poll-room.server";
import { viewRoom } from "../services/rooms/view-room.server";

const byLink = { auth: "session or room link", audience: "link+signed-in" } as const;

const listByEmployee = (path: string, auth: "api" | "session"): Call =>
  defineCall({
    method: "GET",
    path,
    auth,
    audience: "signed-in",
    summary: "Lists the waiting rooms of a team member.",
    answer: roomsAnswer,
    input: roomsOfEmployeeSchema,
    run: async (context, input) => ({ status: true, waitingRooms: await listRooms(context, input) }),
  });

type Door = { waitingRoomId: string; appointmentId?: string | undefined };
type Act = Parameters<typeof actInRoom<ActAnswer>>[3];

/** One act in the room that a call names. */
const inRoom = (context: RequestContext, request: Request, { waitingRoomId, appointmentId }: Door, act: Act) =>
  accepted<Extract<ActAnswer, { status: true }>>(actInRoom(context, request, waitingRoomId, act, appointmentId));

const checkIn = (context: RequestContext, request: Request, door: Door, name: string | null) =>
  accepted<{ status: true }>(checkInToRoom(context, request, door.waitingRoomId, { name }, door.appointmentId));

/** The calls of waiting rooms. */
export const waitingRoomCalls = callsOf("rooms", [
  listByEmployee("/waitingRoom/listByEmployee", "session"),
  listByEmployee("/c/api/v1/waitingRoom/listByEmployee", "api"),
  defineCall({
    method: "GET",
    path: "/waitingRoom/getByUrl",
    ...byLink,
    summary: "Returns the waiting room of a link or session: participants, queue and chats.",
    answer: roomAnswer,
    input: roomCallSchema,
    run: async (context, { waitingRoomId, appointmentId }, request) => {
      const { room, presence, initial } = await viewRoom(context, request, waitingRoomId, appointmentId);
      const members = initial?.snapshot.members ?? [];
      const chatRooms = (initial?.snapshot.chatRooms ?? []).map((chat) => ({
        ...chat,
        messages:
          initial?.messages.filter(({ message }) => message.chatRoomId === chat.id).map(({ message }) => message) ?? [],
      }));
      return {
        status: true,
        waitingRoom: room,
        presence,
        participants: members,
        members,
        queue: initial?.snapshot.queue ?? null,
        chatRooms,
      };
    },
  }),
  defineCall({
    method: "POST",
    path: "/waitingRoom/ticket",
    ...byLink,
    summary: "Returns a ticket for the room's WebSocket. It works once, within 60 seconds.",
    answer: ticketAnswer,
    input: roomCallSchema,
    run: (context, { waitingRoomId, appointmentId }, request) =>
      issueRoomTicket(context, request, waitingRoomId, appointmentId),
  }),
  defineCall({
    method: "POST",
    path: "/waitingRoom/sendChatMessage",
    ...byLink,
    summary: "Sends a chat message. A repeated clientId returns the first answer again.",
    answer: sendAnswer,
    input: roomSendSchema,
    run: (context, { message, clientId, chatRoomId, ...door }, request) =>
      inRoom(context, request, door, (room, identity) => room.send(identity, { message, clientId, chatRoomId })),
  }),
  defineCall({
    method: "POST",
    path: "/waitingRoom/checkIn",
    ...byLink,
    summary: "Checks in and joins the queue.",
    answer: actAnswer,
    input: roomCheckInSchema,
    run: (context, { name, ...door }, request) => checkIn(context, request, door, name),
  }),
  defineCall({
    method: "POST",
    path: "/waitingRoom/admit",
    ...byLink,
    summary: "Calls a patient in, as staff.",
    answer: actAnswer,
    input: roomChatSchema,
    run: (context, { chatRoomId, ...door }, request) =>
      inRoom(context, request, door, (room, identity) => room.admit(identity, chatRoomId)),
  }),
  defineCall({
    method: "POST",
    path: "/waitingRoom/leave",
    ...byLink,
    summary: "Leaves the queue.",
    answer: actAnswer,
    input: roomCallSchema,
    run: (context, door, request) => inRoom(context, request, door, (room, identity) => room.leave(identity)),
  }),
  defineCall({
    method: "POST",
    path: "/waitingRoom/act",
    ...byLink,
    summary:
      "Does what a WebSocket message would do, for callers without a WebSocket: read receipts, notices and acts of staff.",
    answer: actAnswer,
    input: roomActCallSchema,
    run: (context, { act, ...door }, request) =>
      act.type === "CHECK_IN"
        ? checkIn(context, request, door, act.name)
        : inRoom(context, request, door, (room, identity) => room.act(identity, act)),
  }),
  defineCall({
    method: "POST",
    path: "/waitingRoom/getOrCreateChatRoom",
    ...byLink,
    summary: "Returns the chat of one appointment with its messages.",
    answer: chatAnswer,
    input: roomChatSchema,
    run: (context, input, request) => accepted(openChat(context, request, input)),
  }),
  defineCall({
    method: "GET",
    path: "/waitingRoom/poll",
    ...byLink,
    summary: "Waits for what happens after a cursor and returns it (long polling).",
    answer: pollAnswer,
    input: roomPollSchema,
    run: (context, input, request) => accepted(pollRoom(context, request, input)),
  }),
]);
