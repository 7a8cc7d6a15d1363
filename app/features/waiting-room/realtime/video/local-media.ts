import type { CallMedia } from "../../domain/video/room-call-state";
import { problemOf, type MediaProblem } from "./media-problem";

/** The part of the browser's media devices that is used; a test brings its own. */
export interface MediaSource {
  getUserMedia(constraints: MediaStreamConstraints): Promise<MediaStream>;
  getDisplayMedia?(constraints: DisplayMediaStreamOptions): Promise<MediaStream>;
}

export interface LocalMediaState {
  audio: MediaStreamTrack | null;
  camera: MediaStreamTrack | null;
  screen: MediaStreamTrack | null;
  muted: boolean;
  /** The camera is off for a while because the line carries no picture. */
  held: boolean;
  problems: { audio: MediaProblem | null; camera: MediaProblem | null };
  blur: "off" | "on" | "cannot";
}

const nothing: LocalMediaState = {
  audio: null,
  camera: null,
  screen: null,
  muted: false,
  held: false,
  problems: { audio: null, camera: null },
  blur: "cannot",
};

const AUDIO: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
const CAMERA: MediaTrackConstraints = {
  facingMode: "user",
  width: { ideal: 640 },
  height: { ideal: 480 },
  frameRate: { ideal: 24, max: 30 },
};

/** What one's own microphone, camera and screen give. Nothing is asked for before the person asked for it. */
export class LocalMedia {
  private state = nothing;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly source: () => MediaSource | undefined) {}

  readonly getState = (): LocalMediaState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  async openMicrophone(): Promise<void> {
    if (this.state.audio) return;
    const found = await this.open({ audio: AUDIO });
    this.take("audio", found);
  }

  async openCamera(): Promise<void> {
    if (this.state.camera) return;
    const found = await this.open({ video: CAMERA });
    this.take("camera", found);
  }

  closeCamera(): void {
    this.state.camera?.stop();
    this.update({ camera: null, held: false, blur: "cannot" });
  }

  mute(muted: boolean): void {
    if (this.state.audio) this.state.audio.enabled = !muted;
    this.update({ muted });
  }

  /** Holds the picture back, or lets it go again, for the sake of the voice. */
  hold(held: boolean): void {
    if (held !== this.state.held) this.update({ held });
  }

  async shareScreen(): Promise<void> {
    try {
      const stream = await this.source()?.getDisplayMedia?.({ video: true });
      const screen = stream?.getVideoTracks()[0] ?? null;
      screen?.addEventListener("ended", () => this.stopScreen());
      this.update({ screen });
    } catch {
      // Choosing no screen is an answer too.
    }
  }

  stopScreen(): void {
    this.state.screen?.stop();
    this.update({ screen: null });
  }

  /** Blurs the background, where the camera itself can (W3C Media Capture Extensions, backgroundBlur). */
  async setBlur(on: boolean): Promise<void> {
    try {
      await this.state.camera?.applyConstraints({ ...CAMERA, ...{ backgroundBlur: on } });
      this.update({ blur: on ? "on" : "off" });
    } catch {
      this.update({ blur: "cannot" });
    }
  }

  stop(): void {
    for (const track of [this.state.audio, this.state.camera, this.state.screen]) track?.stop();
    this.update({ audio: null, camera: null, screen: null });
  }

  private async open(constraints: MediaStreamConstraints): Promise<MediaStreamTrack | MediaProblem> {
    try {
      const stream = await this.source()?.getUserMedia(constraints);
      return stream?.getTracks()[0] ?? "insecure";
    } catch (error) {
      return problemOf(error);
    }
  }

  private take(kind: "audio" | "camera", found: MediaStreamTrack | MediaProblem): void {
    const { problems } = this.state;
    if (typeof found === "string") return this.update({ problems: { ...problems, [kind]: found } });
    found.addEventListener("ended", () => this.lost(kind, found));
    this.update({ [kind]: found, problems: { ...problems, [kind]: null } });
    if (kind === "camera") this.update({ blur: canBlur(found) ? "off" : "cannot" });
    else this.mute(this.state.muted);
  }

  /** The device was unplugged, or another program took it. */
  private lost(kind: "audio" | "camera", track: MediaStreamTrack): void {
    if (this.state[kind] !== track) return;
    this.update({ [kind]: null, problems: { ...this.state.problems, [kind]: "missing" } });
  }

  private update(change: Partial<LocalMediaState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

function canBlur(track: MediaStreamTrack): boolean {
  const capabilities: object = track.getCapabilities?.() ?? {};
  const blur = "backgroundBlur" in capabilities ? capabilities.backgroundBlur : null;
  return Array.isArray(blur) && blur.includes(true);
}

/** The picture that is sent: the screen before the camera. */
export const pictureOf = ({ screen, camera, held }: LocalMediaState): MediaStreamTrack | null =>
  screen ?? (held ? null : camera);

/** What the others are told that they get. */
export const mediaOf = (state: LocalMediaState): CallMedia => ({
  audio: state.audio !== null && !state.muted,
  video: pictureOf(state) !== null,
  screen: state.screen !== null,
});
