/* Every URL of waiting-room that the app links to. */
import { at, query } from "./at";

/** A file of an appointment's chat, once it is in the record. */
export const appointmentFile = at("/secure/providerweb/appointments/view/:appointmentId/files/:fileId");
/** Where the rooms that several doctors share are made. */
export const sharedRooms = at("/secure/providerweb/e/waiting-room/shared");
export const waitingRooms = at("/secure/providerweb/e/waiting-room");
export const waitingRoom = at("/secure/providerweb/waitingRoom/:waitingRoomId");
/** Where whoever opened a room's link says who they are. */
export const joinRoom = at("/secure/providerweb/waitingRoom/:waitingRoomId/join");
/** Where staff make a link into the room for the patient of an appointment. */
export const shareRoomLink = at("/secure/providerweb/waitingRoom/link/:appointmentId");
/**
 * Where the page of a room reaches it for one appointment, or for all: the socket, and the calls that stand in for
 * it.
 */
export const waitingRoomEndpoints = (waitingRoomId: string, appointmentId?: string) => {
  const call = (name: string) => `/waitingRoom/${name}${query({ waitingRoomId, appointmentId })}`;
  return {
    socket: `/realtime/waitingRoom/${waitingRoomId}${query({ appointmentId })}`,
    ticket: call("ticket"),
    poll: call("poll"),
    send: call("sendChatMessage"),
    checkIn: call("checkIn"),
    admit: call("admit"),
    leave: call("leave"),
    act: call("act"),
  };
};
export const waitingRoomChat = at("/secure/providerweb/waitingRoom/:waitingRoomId/chat/:chatRoomId");
/** Where files for a chat are sent, and one that was sent. */
export const chatFiles = at("/secure/providerweb/waitingRoom/:waitingRoomId/chat/:chatRoomId/files");
export const chatFile = at("/secure/providerweb/waitingRoom/:waitingRoomId/chat/:chatRoomId/files/:fileId");
/** Where larger files for a chat are sent in parts: all, one, and a part of it. */
export const chatUploads = at("/secure/providerweb/waitingRoom/:waitingRoomId/chat/:chatRoomId/uploads");
export const chatUpload = at("/secure/providerweb/waitingRoom/:waitingRoomId/chat/:chatRoomId/uploads/:uploadId");
export const chatPart = at("/secure/providerweb/waitingRoom/:waitingRoomId/chat/:chatRoomId/uploads/:uploadId/:part");
/** The video appointment in a chat room, and the two addresses that lead there from an appointment. */
export const waitingRoomVideo = at("/secure/providerweb/waitingRoom/:waitingRoomId/chat/:chatRoomId/video");
export const videoSession = at("/secure/providerweb/video_appointments/video_session/:appointmentId?");
export const videoSessionConfig = at("/waitingRoom/videoSessionConfig", "waitingRoomId", "appointmentId");
/** Where the page of a video appointment talks to the video server. */
export const videoServer = at("/waitingRoom/videoServer");
/** The calls of a video session. */
export const videoSessionCalls = () => ({
  start: "/videoSession/start",
  end: "/videoSession/end",
  live: "/videoSession/live",
  alert: "/videoSession/alertRemote",
  note: "/videoSession/saveReviewNote",
});
export const roomLink = at("/r/:token");
export const ownAppointmentFile = at("/secure/providerweb/visit/files/:fileId");
