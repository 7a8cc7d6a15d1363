import { at, query } from "./at";

/** Every URL of waiting-room that the app links to. */
export const waitingRoomPaths = {
  /** A file of an appointment's chat, once it is in the record. */
  appointmentFile: at("/secure/providerweb/appointments/view/:appointmentId/files/:fileId"),
  /** Where the rooms that several doctors share are made. */
  sharedRooms: at("/secure/providerweb/e/waiting-room/shared"),
  waitingRooms: at("/secure/providerweb/e/waiting-room"),
  waitingRoom: at("/secure/providerweb/waitingRoom/:waitingRoomId"),
  /** Where whoever opened a room's link says who they are. */
  joinRoom: at("/secure/providerweb/waitingRoom/:waitingRoomId/join"),
  /** Where staff make a link into the room for the patient of an appointment. */
  shareRoomLink: at("/secure/providerweb/waitingRoom/link/:appointmentId"),
  /**
   * Where the page of a room reaches it for one appointment, or for all: the socket, and the calls that stand in for
   * it.
   */
  waitingRoomEndpoints: (waitingRoomId: string, appointmentId?: string) => {
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
  },
  waitingRoomChat: at("/secure/providerweb/waitingRoom/:waitingRoomId/chat/:chatRoomId"),
  /** Where files for a chat are sent, and one that was sent. */
  chatFiles: at("/secure/providerweb/waitingRoom/:waitingRoomId/chat/:chatRoomId/files"),
  chatFile: at("/secure/providerweb/waitingRoom/:waitingRoomId/chat/:chatRoomId/files/:fileId"),
  /** Where larger files for a chat are sent in parts: all, one, and a part of it. */
  chatUploads: at("/secure/providerweb/waitingRoom/:waitingRoomId/chat/:chatRoomId/uploads"),
  chatUpload: at("/secure/providerweb/waitingRoom/:waitingRoomId/chat/:chatRoomId/uploads/:uploadId"),
  chatPart: at("/secure/providerweb/waitingRoom/:waitingRoomId/chat/:chatRoomId/uploads/:uploadId/:part"),
  /** The video appointment in a chat room, and the two addresses that lead there from an appointment. */
  waitingRoomVideo: at("/secure/providerweb/waitingRoom/:waitingRoomId/chat/:chatRoomId/video"),
  videoSession: at("/secure/providerweb/video_appointments/video_session/:appointmentId?"),
  videoSessionConfig: at("/waitingRoom/videoSessionConfig", "waitingRoomId", "appointmentId"),
  /** Where the page of a video appointment talks to the video server. */
  videoServer: at("/waitingRoom/videoServer"),
  /** The calls of a video session. */
  videoSessionCalls: () => ({
    start: "/videoSession/start",
    end: "/videoSession/end",
    live: "/videoSession/live",
    alert: "/videoSession/alertRemote",
    note: "/videoSession/saveReviewNote",
  }),
  roomLink: at("/r/:token"),
  ownAppointmentFile: at("/secure/providerweb/visit/files/:fileId"),
} as const;
