import { ofRecords, type ServiceAuthorities } from "./authorities";

export const waitingRoomAuthorities: ServiceAuthorities = {
  "waiting-room/call-papers-before": { callPapersBefore: "appointment.list" },
  "waiting-room/consultations-of": { consultationsOf: "appointment.list" },
  "waiting-room/create-room-link": { createRoomLink: "appointment.read" },
  "waiting-room/end-user": { endUser: "outbox.deliver" },
  "waiting-room/move-appointment": { moveAppointment: "appointment.assign" },
  "waiting-room/read-briefing-answers": { readBriefingAnswers: "appointment.read" },
  "waiting-room/read-ready-replies": { readReadyReplies: "room.attend" },
  "waiting-room/read-review-notes": { readReviewNotes: "room.attend" },
  "waiting-room/read-appointment-length": { readAppointmentLength: "organization.public" },
  "waiting-room/read-appointment-record": { reachAppointmentRecord: "appointment.read" },
  "waiting-room/settle-rooms": { settleRooms: "outbox.deliver" },
  "waiting-room/share-room-link": { requireShareable: "room.attend" },
  "waiting-room/transfer-appointment": { transferAppointment: "outbox.deliver" },
  "waiting-room/withdraw-room-links": { withdrawRoomLinks: "room.attend" },
  "waiting-room/sweep-chat-upload": { sweepChatUpload: "file.erase" },
  "waiting-room/shared-rooms": {
    ...ofRecords("sharedRooms", "organization.manage"),
    listPurposes: "organization.manage",
  },
};
