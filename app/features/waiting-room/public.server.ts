export { waitingRoomCalls } from "./api/waiting-room-calls.server";
export { createRoomLink } from "./services/create-room-link.server";
export { closeVisit } from "./services/close-visit.server";
export { reopenVisit } from "./services/reopen-visit.server";
export { endUser } from "./services/end-user.server";
export { enterRoom } from "./services/enter-room.server";
export { isOpenTo } from "./services/issue-room-ticket.server";
export { roomObject } from "./services/room-object.server";
