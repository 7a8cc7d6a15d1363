import { sha256 } from "~/platform/crypto/crypto.server";
import type { Stock } from "../house";
import {
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

const ids = { roomToken: newToken("room") };
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

const sessionQuery: Recipe<OwnThing> = { about: (thing) => ({ query: { appointmentId: thing.appointment } }) };

const roomForm: Recipe<OwnThing> = {
  about: (thing) => ({
    params: { waitingRoomId: thing.room, chatRoomId: thing.appointment },
    body: { intent: "checkIn", name: "Zainab" },
  }),
};

const rooms: Recipe<OwnThing> = { about: (thing) => ({ query: { employeeId: thing.employee } }) };

async function stock(stock: Stock, thing: OwnThing, { now }: About): Promise<void> {
  stock.add("room_link", {
    token_hash: await sha256(thing.roomToken),
    waiting_room_id: thing.room,
    appointment_id: thing.appointment,
    created_at: now,
    expires_at: now + 200 * HOUR,
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
