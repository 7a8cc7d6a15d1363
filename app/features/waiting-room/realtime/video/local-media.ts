import type { CallMedia } from "../../domain/video/room-call-state";
import { NO_DEVICES, type DeviceMemory } from "./device-memory";
import { problemOf, type MediaProblem } from "./media-problem";

/** The part of the browser's media devices that is used; a test brings its own. */
export interface MediaSource {
  getUserMedia(constraints: MediaStreamConstraints): Promise<MediaStream>;
  getDisplayMedia?(constraints: DisplayMediaStreamOptions): Promise<MediaStream>;
  enumerateDevices?(): Promise<readonly Pick<MediaDeviceInfo, "kind" | "deviceId" | "label">[]>;
}

/** A camera or microphone that can be chosen. */
export interface MediaDevice {
  id: string;
  label: string;
}

export interface LocalMediaState {
  audio: MediaStreamTrack | null;
  camera: MediaStreamTrack | null;
  screen: MediaStreamTrack | null;
  muted: boolean;
  /** The browser is asking for the microphone and the camera. */
  asking: boolean;
  /** The camera is off for a while because the line carries no picture. */
  held: boolean;
  problems: { audio: MediaProblem | null; camera: MediaProblem | null };
  blur: "off" | "on" | "cannot";
  /** What there is to choose from; known once one of them was allowed. */
  devices: { audio: readonly MediaDevice[]; camera: readonly MediaDevice[] };
}

const nothing: LocalMediaState = {
  audio: null,
  camera: null,
  screen: null,
  muted: false,
  asking: false,
  held: false,
  problems: { audio: null, camera: null },
  blur: "cannot",
  devices: { audio: [], camera: [] },
};

const KIND = { audio: "audioinput", camera: "videoinput" } as const;

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

  constructor(
    private readonly source: () => MediaSource | undefined,
    private readonly memory: DeviceMemory = { read: () => NO_DEVICES, save: () => undefined },
  ) {}

  readonly getState = (): LocalMediaState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  async openMicrophone(): Promise<void> {
    if (this.state.audio) return;
    const { microphoneId } = this.memory.read();
    this.take("audio", await this.open({ audio: { ...AUDIO, ...exactly(microphoneId) } }));
    // A chosen one that is gone is not insisted on: the next press takes any.
    const gone = this.state.problems.audio === "missing" ? { microphoneId: null } : {};
    this.memory.save({ asked: true, ...(this.state.audio ? { microphone: true } : gone) });
  }

  async openCamera(): Promise<void> {
    if (this.state.camera) return;
    const { cameraId } = this.memory.read();
    this.take("camera", await this.open({ video: { ...CAMERA, ...exactly(cameraId) } }));
    const gone = this.state.problems.camera === "missing" ? { cameraId: null } : {};
    this.memory.save({ asked: true, ...(this.state.camera ? { camera: true } : gone) });
  }

  /** Both, one after the other: a refused camera must not take the microphone along. */
  async openBoth(): Promise<void> {
    this.update({ asking: true });
    await this.openMicrophone();
    await this.openCamera();
    this.update({ asking: false });
  }

  /** Whether `openForStart` opens what is known already, without a question of the browser's. */
  get isRemembered(): boolean {
    return this.memory.read().microphone;
  }

  /** Whether they have said in this browser before which of their devices they use in a call. */
  get hasAnswered(): boolean {
    const { microphone, camera, asked } = this.memory.read();
    return microphone || camera || asked;
  }

  closeCamera(): void {
    this.state.camera?.stop();
    this.update({ camera: null, held: false, blur: "cannot" });
    this.memory.save({ camera: false });
  }

  /** They go in unseen and unheard, by their own choice: they are not asked again by themselves. */
  goWithout(): true {
    this.memory.save({ asked: true });
    return true;
  }

  /** They go in heard and not seen. Whether the microphone was had. */
  async openForSound(): Promise<boolean> {
    await this.openMicrophone();
    this.closeCamera();
    return this.state.audio !== null;
  }

  /**
   * For whoever pressed 'Start video': opens what was used in the last call in this browser, and in their first one both
   * devices, which the browser then asks about.
   * @returns whether they can go in at once; else they see first what the others will see
   */
  async openForStart(): Promise<boolean> {
    const { microphone, camera, asked } = this.memory.read();
    if (!microphone) {
      if (!asked && !camera) await this.openBoth();
      return false;
    }
    await this.openMicrophone();
    if (camera) await this.openCamera();
    return this.state.audio !== null && (!camera || this.state.camera !== null);
  }

  /**
   * For whoever pressed 'Join' without having tried their devices: asks for both.
   * @returns whether they can go in at once; else they see first what is wrong, and their next press goes in anyway
   */
  async openForJoin(): Promise<boolean> {
    await this.openBoth();
    return this.state.audio !== null && this.state.camera !== null;
  }

  /** For whoever was in the call when its page was loaded anew: what they sent, and nothing more. */
  async openForReturn(): Promise<void> {
    const { microphone, camera, muted } = this.memory.read();
    this.update({ muted });
    if (microphone) await this.openMicrophone();
    if (camera) await this.openCamera();
  }

  /** Takes another microphone or camera, now and from now on. */
  async choose(kind: "audio" | "camera", id: string): Promise<void> {
    this.memory.save(kind === "audio" ? { microphoneId: id } : { cameraId: id });
    this.state[kind]?.stop();
    this.update({ [kind]: null });
    await (kind === "audio" ? this.openMicrophone() : this.openCamera());
  }

  mute(muted: boolean): void {
    if (this.state.audio) this.state.audio.enabled = !muted;
    this.update({ muted });
    this.memory.save({ muted });
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
    void this.look();
  }

  /** Finds out what there is to choose from. */
  private async look(): Promise<void> {
    const found =
      (await this.source()
        ?.enumerateDevices?.()
        .catch(() => undefined)) ?? [];
    const of = (kind: "audio" | "camera"): MediaDevice[] =>
      found
        .filter((device) => device.kind === KIND[kind] && device.deviceId !== "")
        .map(({ deviceId: id, label }) => ({ id, label }));
    this.update({ devices: { audio: of("audio"), camera: of("camera") } });
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

const exactly = (id: string | null): MediaTrackConstraints => (id === null ? {} : { deviceId: { exact: id } });

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
