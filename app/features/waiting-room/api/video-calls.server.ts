import { defineCall, type Call } from "~/platform/calls.server";
import { mediaCallSchema } from "../schemas/media-asks";
import { reviewNoteSchema, sessionConfigSchema, sessionSchema } from "../schemas/video-calls";
import {
  alertedAnswer,
  endedAnswer,
  isEndedAnswer,
  isStartedAnswer,
  savedNoteAnswer,
  sessionConfigAnswer,
  startedAnswer,
  streamingAnswer,
} from "../schemas/session-answers";
import { mediaAnswer } from "../services/room-answers.server";
import { alertRemote } from "../services/alert-remote.server";
import { exchangeMedia } from "../services/exchange-media.server";
import { endSession } from "../services/end-session.server";
import { saveReviewNote } from "../services/save-review-note.server";
import { sessionConfig } from "../services/session-config.server";
import { sessionState } from "../services/session-state.server";
import { startSession } from "../services/start-session.server";
import { tellStreaming } from "../services/tell-streaming.server";

const byLink = { auth: "session or room link", audience: "link+signed-in" } as const;

/** The calls of video sessions. A patient who came by a link is in the session without being signed in. */
export const videoCalls: readonly Call[] = [
  defineCall({
    method: "GET",
    path: "/waitingRoom/videoSessionConfig",
    ...byLink,
    summary: "ICE servers with credentials for an hour, and the rules of the session; times in seconds.",
    answer: sessionConfigAnswer,
    input: sessionConfigSchema,
    run: (context, input, request) => sessionConfig(context, request, input),
  }),
  defineCall({
    method: "POST",
    path: "/waitingRoom/videoServer",
    ...byLink,
    summary: "Gives one's own pictures and sound to the video server and fetches those of others in the same call.",
    answer: mediaAnswer,
    input: mediaCallSchema,
    run: (context, input, request) => exchangeMedia(context, request, input),
  }),
  defineCall({
    method: "POST",
    path: "/videoSession/start",
    ...byLink,
    summary: "Comes into a visit's video session; the provider starts the visit with it, or all of a group session.",
    answer: startedAnswer,
    input: sessionSchema,
    run: (context, input, request) => startSession(context, request, input),
  }),
  defineCall({
    method: "POST",
    path: "/videoSession/end",
    ...byLink,
    summary: "Ends a session: the provider concludes the visit, or all of a group session, a patient goes out.",
    answer: endedAnswer,
    input: sessionSchema,
    run: (context, input, request) => endSession(context, request, input),
  }),
  defineCall({
    method: "POST",
    path: "/videoSession/alertRemote",
    ...byLink,
    summary: "Tells the other party that they are waited for, by a message; once in two minutes.",
    answer: alertedAnswer,
    input: sessionSchema,
    run: (context, input, request) => alertRemote(context, request, input),
  }),
  defineCall({
    method: "POST",
    path: "/videoSession/live",
    ...byLink,
    summary: "Says that this party streams now; to be said again within 45 seconds.",
    answer: streamingAnswer,
    input: sessionSchema,
    run: (context, input, request) => tellStreaming(context, request, input),
  }),
  defineCall({
    method: "POST",
    path: "/videoSession/saveReviewNote",
    auth: "session",
    audience: "signed-in",
    summary: "Saves a note of the visit on the version that was read; 0 for the first.",
    answer: savedNoteAnswer,
    input: reviewNoteSchema,
    run: async (context, input, request) => {
      const { status, version } = await saveReviewNote(context, request, input);
      return { status, version, reviewNote: { ...input, version } };
    },
  }),
  defineCall({
    method: "GET",
    path: "/videoSession/isStarted",
    ...byLink,
    summary: "Whether a visit's session was started.",
    answer: isStartedAnswer,
    input: sessionSchema,
    run: async (context, input, request) => {
      const { started } = await sessionState(context, request, input);
      return { status: true, isStarted: started };
    },
  }),
  defineCall({
    method: "GET",
    path: "/videoSession/isEnded",
    ...byLink,
    summary: "Whether a visit's session is over.",
    answer: isEndedAnswer,
    input: sessionSchema,
    run: async (context, input, request) => {
      const { ended } = await sessionState(context, request, input);
      return { status: true, isEnded: ended };
    },
  }),
];
