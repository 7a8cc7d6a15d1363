import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

const VIDEO_SESSION = "features/waiting-room/routes/video-session.tsx";

/** The screens of waiting rooms. */
export const waitingRoomRoutes = [
  route(routeOf(paths.roomLink), "features/waiting-room/routes/room-link.tsx"),
  route(routeOf(paths.waitingRooms), "features/waiting-room/routes/waiting-rooms.tsx"),
  route(routeOf(paths.sharedRooms), "features/waiting-room/routes/shared-rooms.tsx"),
  route(routeOf(paths.shareRoomLink), "features/waiting-room/routes/share-link.tsx"),
  route(routeOf(paths.joinRoom), "features/waiting-room/routes/join-room.tsx"),
  route(routeOf(paths.waitingRoom), "features/waiting-room/routes/waiting-room.tsx"),
  route(routeOf(paths.waitingRoomChat), "features/waiting-room/routes/waiting-room.tsx", { id: "waiting-room-chat" }),
  route(routeOf(paths.chatFiles), "features/waiting-room/routes/chat-files.ts"),
  route(routeOf(paths.chatFile), "features/waiting-room/routes/chat-file.ts"),
  route(routeOf(paths.chatUploads), "features/waiting-room/routes/chat-uploads.ts"),
  route(routeOf(paths.chatUpload), "features/waiting-room/routes/chat-upload.ts"),
  route(routeOf(paths.chatPart), "features/waiting-room/routes/chat-part.ts"),
  route(routeOf(paths.waitingRoomVideo), "features/waiting-room/routes/video-appointment.tsx"),
  route(routeOf(paths.appointmentFile), "features/waiting-room/routes/appointment-file.ts"),
  route(routeOf(paths.ownAppointmentFile), "features/waiting-room/routes/linked-file.ts"),
  route(routeOf(paths.videoSession), VIDEO_SESSION),
  route("secure/providerweb/appointment/vSessionReact/:appointmentId?", VIDEO_SESSION, { id: "video-session-direct" }),
];
