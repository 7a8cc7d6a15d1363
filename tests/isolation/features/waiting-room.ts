import { sha256 } from "~/platform/crypto/crypto.server";
import type { Stock } from "../house";
import {
  newId,
  newToken,
  appointmentInPath,
  base,
  inPath,
  sessionBody,
  type About,
  type Circumstances,
  type Recipe,
  type Recipes,
  type ThingOf,
} from "../recipe";

const HOUR = 3_600_000;

const ids = {
  roomToken: newToken("room"),
  /** A file of the patient for the chat, of which no part has come yet. */
  chatUpload: newId,
};
type OwnThing = ThingOf<typeof ids>;

const inRoom = (
  body: (thing: OwnThing, circumstances: Circumstances) => Record<string, unknown> = () => ({}),
): Recipe<OwnThing> => ({
  about: (thing, circumstances) => ({ body: { waitingRoomId: thing.room, ...body(thing, circumstances) } }),
});

const roomQuery = (query: Record<string, string> = {}): Recipe<OwnThing> => ({
  about: (thing) => ({ query: { waitingRoomId: thing.room, ...query } }),
});

const roomScreen: Recipe<OwnThing> = {
  about: (thing) => ({ params: { waitingRoomId: thing.room, chatRoomId: thing.appointment } }),
};

const uploadOf = (thing: OwnThing) => ({ uploadId: thing.chatUpload });

/** What the script asks that sends a file to a chat. */
const inChat = (
  more: (thing: OwnThing) => Record<string, string>,
  body: Record<string, unknown> = {},
): Recipe<OwnThing> => ({
  about: (thing) => ({
    params: { waitingRoomId: thing.room, chatRoomId: thing.appointment, ...more(thing) },
    body,
    json: true,
  }),
});

const sessionQuery: Recipe<OwnThing> = { about: (thing) => ({ query: { appointmentId: thing.appointment } }) };

const roomForm: Recipe<OwnThing> = {
  about: (thing) => ({
    params: { waitingRoomId: thing.room, chatRoomId: thing.appointment },
    body: { intent: "checkIn", name: "Zainab" },
  }),
};

const rooms: Recipe<OwnThing> = { about: (thing) => ({ query: { employeeId: thing.employee } }) };

async function stock(stock: Stock, thing: OwnThing, { house, now }: About): Promise<void> {
  stock.add("room_link", {
    token_hash: await sha256(thing.roomToken),
    waiting_room_id: thing.room,
    appointment_id: thing.appointment,
    created_at: now,
    expires_at: now + 200 * HOUR,
  });
  stock.add("file_upload", {
    ...{ id: thing.chatUpload, purpose: "ATTACHMENT", patient_id: thing.patient, user_id: thing.patient },
    ...{ chat_room_id: thing.appointment, name: "letter.pdf", size_bytes: 10, part_bytes: 10_485_760 },
    ...{ upload_id: thing.chatUpload, created_at: now },
    object_key: `organizations/${house.organization.organizationId}/files/${thing.chatUpload}`,
  });
}

const recipes: Recipes<OwnThing> = {
  "GET /r/:token": inPath("token", (thing) => thing.roomToken, { shared: true }),
  [`GET ${base}/waitingRoom/link/:appointmentId`]: appointmentInPath,
  // A room without a name: past the door it is refused.
  [`POST ${base}/e/waiting-room/shared`]: { plain: () => ({ body: { intent: "save" } }) },
  [`POST ${base}/waitingRoom/link/:appointmentId`]: appointmentInPath,
  [`GET ${base}/waitingRoom/:waitingRoomId`]: roomScreen,
  [`GET ${base}/waitingRoom/:waitingRoomId/join`]: roomScreen,
  [`POST ${base}/waitingRoom/:waitingRoomId/join`]: {
    about: (thing) => ({ params: { waitingRoomId: thing.room }, body: { as: "patient" } }),
  },
  [`GET ${base}/waitingRoom/:waitingRoomId/chat/:chatRoomId`]: roomScreen,
  [`GET ${base}/waitingRoom/:waitingRoomId/chat/:chatRoomId/files`]: roomScreen,
  // Without a file: past the door it is refused.
  [`POST ${base}/waitingRoom/:waitingRoomId/chat/:chatRoomId/files`]: {
    about: (thing) => ({
      params: { waitingRoomId: thing.room, chatRoomId: thing.appointment },
      body: { clientId: "one" },
    }),
  },
  // It says of no file: past the door it is refused.
  [`POST ${base}/waitingRoom/:waitingRoomId/chat/:chatRoomId/uploads`]: inChat(() => ({}), { fileName: "" }),
  // Its part is missing: past the door it is refused.
  [`POST ${base}/waitingRoom/:waitingRoomId/chat/:chatRoomId/uploads/:uploadId`]: inChat(uploadOf),
  [`POST ${base}/waitingRoom/:waitingRoomId/chat/:chatRoomId/uploads/:uploadId/:part`]: inChat((thing) => ({
    ...uploadOf(thing),
    part: "1",
  })),
  [`GET ${base}/appointments/view/:appointmentId/files/:fileId`]: {
    about: (thing) => ({
      params: { appointmentId: thing.appointment, fileId: "01890000-0000-7000-8000-000000000000" },
    }),
  },
  [`GET ${base}/visit/files/:fileId`]: {
    plain: () => ({ params: { fileId: "01890000-0000-7000-8000-000000000000" } }),
  },
  [`GET ${base}/waitingRoom/:waitingRoomId/chat/:chatRoomId/files/:fileId`]: {
    about: (thing) => ({
      params: {
        waitingRoomId: thing.room,
        chatRoomId: thing.appointment,
        fileId: "01890000-0000-7000-8000-000000000000",
      },
    }),
  },
  [`GET ${base}/waitingRoom/:waitingRoomId/chat/:chatRoomId/video`]: roomScreen,
  [`POST ${base}/waitingRoom/:waitingRoomId/chat/:chatRoomId/video`]: {
    about: (thing) => ({
      params: { waitingRoomId: thing.room, chatRoomId: thing.appointment },
      body: { intent: "send", chatRoomId: thing.appointment, message: "Good morning" },
    }),
  },
  [`GET ${base}/video_appointments/video_session/:appointmentId?`]: appointmentInPath,
  [`GET ${base}/appointment/vSessionReact/:appointmentId?`]: appointmentInPath,
  [`POST ${base}/waitingRoom/:waitingRoomId`]: roomForm,
  [`POST ${base}/waitingRoom/:waitingRoomId/chat/:chatRoomId`]: roomForm,
  "GET /waitingRoom/listByEmployee": rooms,
  "GET /c/api/v1/waitingRoom/listByEmployee": rooms,
  "GET /waitingRoom/getByUrl": roomQuery(),
  "GET /waitingRoom/poll": roomQuery({ wait: "0" }),
  "POST /waitingRoom/ticket": inRoom(),
  "POST /waitingRoom/checkIn": inRoom(() => ({ name: "Zainab" })),
  "POST /waitingRoom/leave": inRoom(),
  "POST /waitingRoom/act": inRoom((thing) => ({ act: { type: "TYPING", chatRoomId: thing.appointment } })),
  "POST /waitingRoom/admit": inRoom((thing) => ({ chatRoomId: thing.appointment })),
  "POST /waitingRoom/sendChatMessage": inRoom((thing, { unique }) => ({
    chatRoomId: thing.appointment,
    clientId: unique,
    message: "Good morning",
  })),
  "POST /waitingRoom/getOrCreateChatRoom": inRoom((thing) => ({ chatRoomId: thing.appointment })),
  "GET /waitingRoom/videoSessionConfig": roomQuery(),
  "POST /waitingRoom/videoServer": inRoom((thing) => ({
    chatRoomId: thing.appointment,
    peerId: "a-peer",
    ask: { kind: "close", mids: ["0"] },
  })),
  "GET /videoSession/isStarted": sessionQuery,
  "GET /videoSession/isEnded": sessionQuery,
  "POST /videoSession/start": { ...sessionBody, changes: true },
  "POST /videoSession/live": sessionBody,
  "POST /videoSession/alertRemote": { ...sessionBody, changes: true },
  "POST /videoSession/saveReviewNote": {
    about: (thing) => ({ body: { appointmentId: thing.appointment, note: "Seen." } }),
  },
  "POST /videoSession/end": { ...sessionBody, changes: true },
};

export const waitingRoomInMatrix = { ids, stock, recipes };
