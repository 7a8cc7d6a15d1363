import { useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useNewest } from "~/ui/base/use-newest";
import type { VideoCall } from "../../realtime/video/use-video-call";
import type { LiveRoom } from "../room-props";
import type { useVideoCallRequests } from "./use-video-call-requests";

/** Where somebody is: before the call, on the way into it, in it, out of it again, or past its end. */
export type CallStep = "check" | "entering" | "in" | "left" | "ended";

interface CallProgressOptions {
  staff: boolean;
  /** The appointment was over when the page was opened. */
  isOver: boolean;
  /** They are let in. */
  admitted: boolean;
  /** The appointment, or its session, was ended. */
  isConcluded: boolean;
  live: LiveRoom;
  video: VideoCall;
  session: ReturnType<typeof useVideoCallRequests>;
}

/**
 * The way of one person through a call. Whoever pressed 'Start' or 'Join' before is in it at once, with the devices of
 * their last call in this browser. The first time the browser asks for the devices, and one press more leads in; so it
 * is where a device is gone.
 */
export function useCallProgress({ staff, isOver, admitted, isConcluded, live, video, session }: CallProgressOptions) {
  const [step, setStep] = useState<CallStep>(isOver ? "ended" : "check");
  const [search] = useSearchParams();
  const { phase } = video.call;
  const join = useNewest(video.join);
  const isUp = live.status === "open" || live.status === "polling";
  const shouldJoin = step === "in" && admitted && phase === "out" && isUp;
  useEffect(() => {
    if (shouldJoin) join();
  }, [shouldJoin, join]);

  const enter = useNewest(async () => {
    const entered = await session.start();
    if (entered && !staff) live.checkIn(null);
    setStep(entered ? "in" : "check");
  });
  const atOnce = search.get("enter") === "now" && !isOver;
  const { media } = video;
  useEffect(() => {
    if (!atOnce) return;
    // While the browser asks, one sees the check already, and can go in without an answer.
    if (media.isRemembered) setStep("entering");
    void media
      .openForStart()
      .then((ready) => (ready ? enter() : setStep((now) => (now === "entering" ? "check" : now))));
  }, [atOnce, media, enter]);

  const leave = useNewest((to: "left" | "ended") => {
    // Before the call is left: a page that is still in it by its step would join again.
    flushSync(() => setStep(to));
    video.leave();
  });
  useEffect(() => {
    // Loaded anew, the page leads into the call again as long as one is in it.
    const wanted = step === "in" ? "?enter=now" : step === "left" || step === "ended" ? "" : null;
    if (wanted !== null && wanted !== location.search)
      history.replaceState(history.state, "", location.pathname + wanted);
  }, [step]);
  const shouldEnd = staff && isConcluded && step !== "ended";
  useEffect(() => {
    if (shouldEnd) queueMicrotask(() => leave("ended"));
  }, [shouldEnd, leave]);
  const again = () => {
    if (step === "left") setStep("in");
    else join();
  };
  const conclude = async () => {
    if (await session.end()) leave("ended");
  };
  const isOut = phase === "taken" || phase === "full" ? phase : null;
  return {
    step,
    /** Whether the devices are opened without a press. */
    atOnce,
    /** Why they are out of the call; null while they are not. */
    out: step === "left" ? ("left" as const) : step === "ended" ? null : isOut,
    ...{ enter, leave, again, conclude },
  };
}
