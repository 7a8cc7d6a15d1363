import type { TrackKind } from "./peer-connection";

/** How often the dark picture is drawn, in milliseconds. */
const DRAW_EVERY_MS = 1_000;

/**
 * A dark picture and silence, for lines on which nothing is sent just now: a video server forgets a track of which
 * nothing has come for half a minute, and a camera that is turned on then would be seen by nobody.
 */
export class FillerTracks {
  private readonly tracks = new Map<TrackKind, MediaStreamTrack | null>();
  private readonly stops: (() => void)[] = [];

  of(kind: TrackKind): MediaStreamTrack | null {
    const known = this.tracks.get(kind);
    if (known !== undefined) return known;
    const made = (kind === "audio" ? this.silence() : this.darkness()) ?? null;
    this.tracks.set(kind, made);
    return made;
  }

  stop(): void {
    for (const stop of this.stops.splice(0)) stop();
    for (const track of this.tracks.values()) track?.stop();
    this.tracks.clear();
  }

  private silence(): MediaStreamTrack | undefined {
    const context = new AudioContext();
    this.stops.push(() => void context.close());
    return context.createMediaStreamDestination().stream.getAudioTracks()[0];
  }

  private darkness(): MediaStreamTrack | undefined {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [32, 24];
    const drawing = canvas.getContext("2d");
    // A picture is made of a canvas only when something was drawn on it.
    const draw = () => drawing?.fillRect(0, 0, canvas.width, canvas.height);
    const timer = setInterval(draw, DRAW_EVERY_MS);
    this.stops.push(() => clearInterval(timer));
    const [track] = canvas.captureStream(1).getVideoTracks();
    draw();
    return track;
  }
}
