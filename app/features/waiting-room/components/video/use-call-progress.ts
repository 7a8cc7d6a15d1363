import { useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useNewest } from "~/ui/base/use-newest";
import type { LocalMedia } from "../../realtime/video/local-media";
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
 * By what a page leads in without a press of its own: one before it, one on it before its script ran, or its being loaded
 * anew. A patient it leads in only while they have the place that a press took; an address alone puts nobody in line.
 */
const ENTRIES = ["now", "pressed", "again"] as const;
type Entry = (typeof ENTRIES)[number];

const isInLine = (state: string): boolean => state === "waiting" || state === "admitted";

/**
 * Opens the devices of whoever comes in without a press on this page.
 * @returns whether they go in at once; else they see first what the others will see, or what is wrong
 */
async function openFor(entry: Entry, media: LocalMedia, staff: boolean): Promise<boolean> {
  if (entry === "again") return media.openForReturn().then(() => true);
  const isKnown = media.hasAnswered || (staff && entry === "now");
  return isKnown ? media.openForStart() : media.openForJoin();
}

/** Loaded anew, the page leads into the call again as long as one is in it. */
function useAddressOf(step: CallStep): void {
  useEffect(() => {
    const wanted = step === "in" ? "?enter=again" : step === "left" || step === "ended" ? "" : null;
    if (wanted !== null && wanted !== location.search)
      history.replaceState(history.state, "", location.pathname + wanted);
  }, [step]);
}

/**
 * The way of one person through a call. Whoever pressed 'Start' or 'Join' before is in it at once, with the devices of
 * their last call in this browser. The first time the browser asks for the devices; then staff see themselves and press
 * once more, and patients are in. Where a device is gone, both press once more. Loaded anew, the page leads in again.
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

  const enter = useNewest(async (name: string | null) => {
    const entered = await session.start();
    if (entered && !staff) live.checkIn(name);
    setStep(entered ? "in" : "check");
  });
  const { queue } = live;
  const [hasPlace] = useState(() => staff || (queue?.kind === "guest" && isInLine(queue.state)));
  const entry = isOver || !hasPlace ? undefined : ENTRIES.find((each) => each === search.get("enter"));
  const { media } = video;
  useEffect(() => {
    if (entry === undefined) return;
    // While the browser asks, one sees the check already, and can go in without an answer.
    if (entry === "again" || media.isRemembered) setStep("entering");
    void openFor(entry, media, staff).then((ready) =>
      ready ? enter(null) : setStep((now) => (now === "entering" ? "check" : now)),
    );
  }, [entry, media, staff, enter]);

  const waits = !staff && !admitted;
  const leave = useNewest((to: "left" | "ended") => {
    // Before the call is left: a page that is still in it by its step would join again.
    flushSync(() => setStep(to));
    video.leave();
    if (waits) live.act({ type: "LEAVE" });
  });
  useAddressOf(step);
  const shouldEnd = staff && isConcluded && step !== "ended";
  useEffect(() => {
    if (shouldEnd) queueMicrotask(() => leave("ended"));
  }, [shouldEnd, leave]);
  const again = () => {
    // Who gave up a place in line takes it by a press on the page, which is loaded anew.
    if (step === "left") return waits ? location.reload() : setStep("in");
    return join();
  };
  const conclude = async () => session.end().then((how) => how && leave(how));
  const isOut = phase === "taken" || phase === "full" ? phase : null;
  return {
    step,
    /** Whether the devices are opened without a press. */
    atOnce: entry !== undefined,
    /** Why they are out of the call; null while they are not. */
    out: step === "left" ? ("left" as const) : step === "ended" ? null : isOut,
    ...{ enter, leave, again, conclude },
  };
}
