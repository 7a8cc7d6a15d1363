import {
  ADMIN_SCREEN,
  CAPABILITY,
  LINKED_APPOINTMENT,
  OWN,
  SET_SCREEN,
  STAFF_SCREEN,
  THEIRS,
  APPOINTMENT_SCREEN,
  doctors,
  entry,
  patients,
  screens,
  strangers,
  type Rows,
  type Permissions,
} from "./expectations";

/** Theirs to find, yet not to act upon. */
const FOUND_BUT_REFUSED = ["refused", "refused", "not-found"] as const;

/** A room: its doctor, an administrator, a patient with an appointment there, and the guest of a link into it. */
const ROOM_SCREEN: Rows = {
  ...APPOINTMENT_SCREEN,
  receptionist: "not-found",
  roomGuest: ["allowed", "sign-in", "sign-in"],
};

const ROOM_CALL: Rows = { ...ROOM_SCREEN, unapproved: "refused", receptionist: "refused" };

const roomLinkOfAppointment = ["/waitingRoom/link/:appointmentId"];

const rooms = [
  "/waitingRoom/:waitingRoomId/chat/:chatRoomId/files",
  "/waitingRoom/:waitingRoomId/join",
  "/waitingRoom/:waitingRoomId",
  "/waitingRoom/:waitingRoomId/chat/:chatRoomId",
  "/waitingRoom/:waitingRoomId/chat/:chatRoomId/video",
];

const chatUpload = "/waitingRoom/:waitingRoomId/chat/:chatRoomId/uploads/:uploadId";

const videoSessions = [
  "/video_appointments/video_session/:appointmentId?",
  "/appointment/vSessionReact/:appointmentId?",
];

export const waitingRoomPermissions: Permissions = {
  "GET /r/:token": CAPABILITY,
  // Patients come to a room by their appointment.
  ...entry(screens("GET", ["/e/waiting-room"]), STAFF_SCREEN),
  ...entry([...screens("GET", roomLinkOfAppointment), ...screens("POST", roomLinkOfAppointment)], {
    ...SET_SCREEN,
    receptionist: "not-found",
  }),
  ...entry(
    [...screens("GET", ["/e/waiting-room/shared"]), ...screens("POST", ["/e/waiting-room/shared"])],
    ADMIN_SCREEN,
  ),
  ...entry(screens("GET", rooms), ROOM_SCREEN),
  ...entry(screens("POST", rooms), ROOM_SCREEN),
  // A file that nobody sent there.
  ...entry(screens("GET", ["/appointments/view/:appointmentId/files/:fileId"]), {
    ...APPOINTMENT_SCREEN,
    ...patients("not-found"),
    ...doctors("not-found"),
    nurse: "not-found",
    receptionist: "not-found",
    admin: "not-found",
  }),
  ...entry(screens("GET", ["/visit/files/:fileId"]), { ...LINKED_APPOINTMENT, linkHolder: "not-found" }),
  ...entry(screens("GET", ["/waitingRoom/:waitingRoomId/chat/:chatRoomId/files/:fileId"]), {
    ...ROOM_SCREEN,
    ...patients("not-found"),
    ...doctors("not-found"),
    nurse: "not-found",
    admin: "not-found",
    roomGuest: ["not-found", "sign-in", "sign-in"],
  }),
  ...entry(screens("POST", ["/waitingRoom/:waitingRoomId/chat/:chatRoomId/uploads"]), ROOM_SCREEN),
  // A file on its way is its sender's alone: here, the patient's.
  ...entry(screens("POST", [chatUpload, `${chatUpload}/:part`]), {
    ...ROOM_SCREEN,
    ...doctors("not-found"),
    nurse: "not-found",
    admin: "not-found",
  }),
  ...entry(screens("GET", videoSessions), ROOM_SCREEN),
  // For patients the rooms of their own open appointments, for a doctor their own, for an administrator those of whom they name.
  ...entry(["GET /waitingRoom/listByEmployee", "GET /c/api/v1/waitingRoom/listByEmployee"], {
    ...strangers("sign-in"),
    ...patients("allowed"),
    ...doctors(OWN, THEIRS),
    unapproved: "refused",
    nurse: "allowed",
    admin: "allowed",
  }),
  ...entry(["GET /waitingRoom/getByUrl", "GET /waitingRoom/poll", "GET /waitingRoom/videoSessionConfig"], ROOM_CALL),
  ...entry(["GET /videoSession/isStarted", "GET /videoSession/isEnded"], ROOM_CALL),
  ...entry(
    ["start", "live", "alertRemote"].map((name) => `POST /videoSession/${name}`),
    ROOM_CALL,
  ),
  // What staff write of an appointment is theirs.
  "POST /videoSession/saveReviewNote": {
    ...ROOM_CALL,
    ...patients(["refused", "not-found", "not-found"], ["not-found", "refused", "not-found"]),
    roomGuest: ["refused", "sign-in", "sign-in"],
  },
  // A nurse does not end an appointment as its doctor.
  "POST /videoSession/end": { ...ROOM_CALL, nurse: FOUND_BUT_REFUSED },
  ...entry(
    ["ticket", "sendChatMessage", "leave", "act", "getOrCreateChatRoom", "videoServer"].map(
      (name) => `POST /waitingRoom/${name}`,
    ),
    ROOM_CALL,
  ),
  // Staff do not queue.
  "POST /waitingRoom/checkIn": {
    ...ROOM_CALL,
    ...doctors(["refused", "not-found", "not-found"], ["not-found", "refused", "not-found"]),
    nurse: FOUND_BUT_REFUSED,
    admin: FOUND_BUT_REFUSED,
  },
  // Who waits does not call themselves in.
  "POST /waitingRoom/admit": {
    ...ROOM_CALL,
    ...patients(["refused", "not-found", "not-found"], ["not-found", "refused", "not-found"]),
    roomGuest: ["refused", "sign-in", "sign-in"],
  },
};
