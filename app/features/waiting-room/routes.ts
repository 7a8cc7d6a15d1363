import { route } from "@remix-run/route-config";

const VIDEO_SESSION = "features/waiting-room/routes/video-session.tsx";

/** The screens of waiting rooms. */
export const waitingRoomRoutes = [
  route("r/:token", "features/waiting-room/routes/room-link.tsx"),
  route("secure/providerweb/e/waiting-room", "features/waiting-room/routes/waiting-rooms.tsx"),
  route("secure/providerweb/e/waiting-room/shared", "features/waiting-room/routes/shared-rooms.tsx"),
  route("secure/providerweb/waitingRoom/link/:appointmentId", "features/waiting-room/routes/share-link.tsx"),
  route("secure/providerweb/waitingRoom/:waitingRoomId/join", "features/waiting-room/routes/join-room.tsx"),
  route("secure/providerweb/waitingRoom/:waitingRoomId", "features/waiting-room/routes/waiting-room.tsx"),
  route(
    "secure/providerweb/waitingRoom/:waitingRoomId/chat/:chatRoomId",
    "features/waiting-room/routes/waiting-room.tsx",
    { id: "waiting-room-chat" },
  ),
  route(
    "secure/providerweb/waitingRoom/:waitingRoomId/chat/:chatRoomId/files",
    "features/waiting-room/routes/chat-files.ts",
  ),
  route(
    "secure/providerweb/waitingRoom/:waitingRoomId/chat/:chatRoomId/files/:fileId",
    "features/waiting-room/routes/chat-file.ts",
  ),
  route(
    "secure/providerweb/waitingRoom/:waitingRoomId/chat/:chatRoomId/video",
    "features/waiting-room/routes/video-visit.tsx",
  ),
  route(
    "secure/providerweb/appointments/view/:appointmentId/files/:fileId",
    "features/waiting-room/routes/appointment-file.ts",
  ),
  route("secure/providerweb/visit/files/:fileId", "features/waiting-room/routes/linked-file.ts"),
  route("secure/providerweb/video_appointments/video_session/:appointmentId?", VIDEO_SESSION),
  route("secure/providerweb/appointment/vSessionReact/:appointmentId?", VIDEO_SESSION, { id: "video-session-direct" }),
];
