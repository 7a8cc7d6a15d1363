import { callsOf, defineCall } from "~/platform/calls/calls.server";
import { mediaCallSchema } from "../schemas/video/media-asks";
import { reviewNoteSchema, sessionConfigSchema, sessionSchema } from "../schemas/video/video-calls";
import {
  alertedAnswer,
  endedAnswer,
  isEndedAnswer,
  isStartedAnswer,
  savedNoteAnswer,
  sessionConfigAnswer,
  startedAnswer,
  streamingAnswer,
} from "../schemas/sessions/video-call-answers";
import { mediaAnswer } from "../support/rooms/room-answers.server";
import { alertRemote } from "../services/appointments/alert-remote.server";
import { exchangeMedia } from "../services/video/exchange-media.server";
import { endVideoCall } from "../services/sessions/end-video-call.server";
import { saveReviewNote } from "../services/record/save-review-note.server";
import { sessionConfig } from "../support/video/video-call-config.server";
import { sessionState } from "../support/sessions/session-state.server";
import { startVideoCall } from "../services/sessions/start-video-call.server";
import { reportStreaming } from "../services/video/report-streaming.server";

const byLink = { auth: "session or room link", audience: "link+signed-in" } as const;

/** The calls of video sessions. A patient who came by a link is in the session without being signed in. */
export const videoCalls = callsOf("rooms", [
  defineCall({
    method: "GET",
    path: "/waitingRoom/videoSessionConfig",
    ...byLink,
    summary: "Returns ICE servers with credentials for one hour, and the rules of the session. Times are in seconds.",
    answer: sessionConfigAnswer,
    input: sessionConfigSchema,
    run: (context, input, request) => sessionConfig(context, request, input),
  }),
  defineCall({
    method: "POST",
    path: "/waitingRoom/videoServer",
    ...byLink,
    summary: "Sends the caller's video and sound to the video server, and receives those of the others in the call.",
    answer: mediaAnswer,
    input: mediaCallSchema,
    run: (context, input, request) => exchangeMedia(context, request, input),
  }),
  defineCall({
    method: "POST",
    path: "/videoSession/start",
    ...byLink,
    summary: "Joins a video session. When the doctor joins, the appointment, or the whole group session, starts.",
    answer: startedAnswer,
    input: sessionSchema,
    run: (context, input, request) => startVideoCall(context, request, input),
  }),
  defineCall({
    method: "POST",
    path: "/videoSession/end",
    ...byLink,
    summary: "Leaves a video session. When the doctor leaves, the appointment, or the whole group session, ends.",
    answer: endedAnswer,
    input: sessionSchema,
    run: (context, input, request) => endVideoCall(context, request, input),
  }),
  defineCall({
    method: "POST",
    path: "/videoSession/alertRemote",
    ...byLink,
    summary: "Notifies the other person that someone is waiting for them, at most once every two minutes.",
    answer: alertedAnswer,
    input: sessionSchema,
    run: (context, input, request) => alertRemote(context, request, input),
  }),
  defineCall({
    method: "POST",
    path: "/videoSession/live",
    ...byLink,
    summary: "Reports that the caller is sending video or sound. Repeat it within 45 seconds.",
    answer: streamingAnswer,
    input: sessionSchema,
    run: (context, input, request) => reportStreaming(context, request, input),
  }),
  defineCall({
    method: "POST",
    path: "/videoSession/saveReviewNote",
    auth: "session",
    audience: "signed-in",
    summary: "Saves a note about the appointment. Send the version that was read, or 0 for the first note.",
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
    summary: "Returns whether the video session of an appointment has started.",
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
    summary: "Returns whether the video session of an appointment has ended.",
    answer: isEndedAnswer,
    input: sessionSchema,
    run: async (context, input, request) => {
      const { ended } = await sessionState(context, request, input);
      return { status: true, isEnded: ended };
    },
  }),
]);
