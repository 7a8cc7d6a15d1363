/** What a browser has measured of a line so far; counts grow. */
export interface LineSample {
  packetsReceived: number;
  packetsLost: number;
  framesDecoded: number;
  /** There and back; null before it was measured. */
  roundTripMs: number | null;
}

export type CallQuality = "good" | "fair" | "poor";

/**
 * How a line was between two samples. The bounds are those of conversation: ITU-T G.114 calls 400 ms one way the most
 * that is acceptable, and speech codecs hide up to about 3 % of loss and break up above 8 %.
 */
export function qualityBetween(before: LineSample, after: LineSample): CallQuality {
  const received = after.packetsReceived - before.packetsReceived;
  const lost = Math.max(0, after.packetsLost - before.packetsLost);
  if (received <= 0) return "poor";
  const share = lost / (received + lost);
  const roundTrip = after.roundTripMs ?? 0;
  if (share > 0.08 || roundTrip > 800) return "poor";
  return share > 0.03 || roundTrip > 400 ? "fair" : "good";
}

/** How far the picture is cut down so that the voice gets through. */
export type PictureStep = "full" | "small" | "none";

export interface PictureState {
  step: PictureStep;
  /** Samples in a row that were poor, or good while cut down. */
  run: number;
}

export const fullPicture: PictureState = { step: "full", run: 0 };

/** Bits a second of a small picture: a face in 320 by 240 at 15 frames. */
export const SMALL_PICTURE_BITS = 150_000;

const POOR_SAMPLES = 3;
const GOOD_SAMPLES = 8;

/**
 * The picture after one more sample of the worst line: three poor ones in a row make it small, three more take it
 * away, eight good ones bring it back a step.
 */
export function nextPicture(state: PictureState, quality: CallQuality): PictureState {
  if (quality === "poor") {
    const run = state.run < 0 ? 1 : state.run + 1;
    if (run < POOR_SAMPLES || state.step === "none") return { step: state.step, run };
    return { step: state.step === "full" ? "small" : "none", run: 0 };
  }
  if (quality === "fair" || state.step === "full") return { step: state.step, run: 0 };
  const run = state.run > 0 ? -1 : state.run - 1;
  if (run > -GOOD_SAMPLES) return { step: state.step, run };
  return { step: state.step === "none" ? "small" : "full", run: 0 };
}
