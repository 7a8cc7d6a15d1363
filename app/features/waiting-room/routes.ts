import { route } from "@remix-run/route-config";

/** The screens of waiting rooms. */
export const waitingRoomRoutes = [
  route("r/:token", "features/waiting-room/routes/room-link.tsx"),
  route("secure/providerweb/e/waiting-room", "features/waiting-room/routes/waiting-rooms.tsx"),
  route("secure/providerweb/waitingRoom/link/:appointmentId", "features/waiting-room/routes/share-link.tsx"),
  route("secure/providerweb/waitingRoom/:waitingRoomId", "features/waiting-room/routes/waiting-room.tsx"),
  route(
    "secure/providerweb/waitingRoom/:waitingRoomId/chat/:chatRoomId",
    "features/waiting-room/routes/waiting-room.tsx",
    { id: "waiting-room-chat" },
  ),
];
