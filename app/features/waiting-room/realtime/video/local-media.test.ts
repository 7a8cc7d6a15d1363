import { describe, expect, test } from "vitest";
import { LocalMedia, mediaOf, pictureOf } from "./local-media";

/** A track as a device gives it. */
class FakeTrack extends EventTarget {
  enabled = true;
  stopped = false;
  constrained: object[] = [];

  constructor(
    readonly kind: "audio" | "video",
    private readonly blurs: boolean = false,
  ) {
    super();
  }

  stop(): void {
    this.stopped = true;
  }

  getCapabilities(): object {
    return this.blurs ? { backgroundBlur: [true, false] } : {};
  }

  async applyConstraints(constraints: object): Promise<void> {
    this.constrained.push(constraints);
  }
}

interface Devices {
  camera?: FakeTrack | DOMException;
  microphone?: FakeTrack | DOMException;
  screen?: FakeTrack;
}

const streamOf = (track: FakeTrack) =>
  Object.assign(new EventTarget(), {
    getTracks: () => [track],
    getVideoTracks: () => [track],
  });

/** One's media on devices that answer as told, and what was asked of them. */
function mediaWith(devices: Devices) {
  const asked: string[] = [];
  const give = (found: FakeTrack | DOMException | undefined) => {
    if (!found || found instanceof DOMException) throw found ?? new DOMException("none", "NotFoundError");
    return streamOf(found) as never;
  };
  const media = new LocalMedia(() => ({
    getUserMedia: async ({ video }) => {
      asked.push(video ? "camera" : "microphone");
      return give(video ? devices.camera : devices.microphone);
    },
    getDisplayMedia: async () => give(devices.screen),
  }));
  return { media, asked };
}

const denied = () => new DOMException("no", "NotAllowedError");

describe("one's own devices", () => {
  test("are not asked for by themselves, and once each", async () => {
    const { media, asked } = mediaWith({ camera: new FakeTrack("video"), microphone: new FakeTrack("audio") });
    expect(asked).toEqual([]);
    await media.openMicrophone();
    await media.openCamera();
    await media.openCamera();
    expect(asked).toEqual(["microphone", "camera"]);
    expect(mediaOf(media.getState())).toEqual({ audio: true, video: true, screen: false });
  });

  test("a refused camera leaves the microphone, says why, and can be asked for again", async () => {
    const devices: Devices = { camera: denied(), microphone: new FakeTrack("audio") };
    const { media } = mediaWith(devices);
    await media.openMicrophone();
    await media.openCamera();
    expect(media.getState().problems).toEqual({ audio: null, camera: "denied" });
    expect(mediaOf(media.getState())).toEqual({ audio: true, video: false, screen: false });
    devices.camera = new FakeTrack("video");
    await media.openCamera();
    expect(media.getState().problems.camera).toBeNull();
    expect(mediaOf(media.getState()).video).toBe(true);
  });

  test("a browser without devices says that the page is not secure", async () => {
    const media = new LocalMedia(() => undefined);
    await media.openMicrophone();
    expect(media.getState().problems.audio).toBe("insecure");
  });

  test("a muted microphone sends nothing, and stays muted when it is opened anew", async () => {
    const first = new FakeTrack("audio");
    const devices: Devices = { microphone: first };
    const { media } = mediaWith(devices);
    await media.openMicrophone();
    media.mute(true);
    expect([first.enabled, mediaOf(media.getState()).audio]).toEqual([false, false]);
    first.dispatchEvent(new Event("ended"));
    expect(media.getState()).toMatchObject({ audio: null, problems: { audio: "missing" } });
    const second = new FakeTrack("audio");
    devices.microphone = second;
    await media.openMicrophone();
    expect(second.enabled).toBe(false);
    media.mute(false);
    expect([second.enabled, mediaOf(media.getState()).audio]).toEqual([true, true]);
  });

  test("a picture that is held back for the voice comes again, and a closed camera is let go", async () => {
    const camera = new FakeTrack("video");
    const { media } = mediaWith({ camera });
    await media.openCamera();
    media.hold(true);
    expect(pictureOf(media.getState())).toBeNull();
    media.hold(false);
    expect(pictureOf(media.getState())).toBe(camera);
    media.closeCamera();
    expect([camera.stopped, mediaOf(media.getState()).video]).toEqual([true, false]);
  });

  test("a screen goes before the camera, also while the camera is held, until it is ended", async () => {
    const [camera, screen] = [new FakeTrack("video"), new FakeTrack("video")];
    const { media } = mediaWith({ camera, screen });
    await media.openCamera();
    await media.shareScreen();
    media.hold(true);
    expect(pictureOf(media.getState())).toBe(screen);
    expect(mediaOf(media.getState())).toMatchObject({ video: true, screen: true });
    media.hold(false);
    screen.dispatchEvent(new Event("ended"));
    expect(pictureOf(media.getState())).toBe(camera);
    expect(mediaOf(media.getState()).screen).toBe(false);
  });

  test("no screen chosen is no problem", async () => {
    const { media } = mediaWith({});
    await media.shareScreen();
    expect(media.getState()).toMatchObject({ screen: null, problems: { audio: null, camera: null } });
  });

  test("the background is blurred where the camera can, and not offered where it cannot", async () => {
    const camera = new FakeTrack("video", true);
    const { media } = mediaWith({ camera });
    await media.openCamera();
    expect(media.getState().blur).toBe("off");
    await media.setBlur(true);
    expect(media.getState().blur).toBe("on");
    expect(camera.constrained.at(-1)).toMatchObject({ backgroundBlur: true });
    const plain = mediaWith({ camera: new FakeTrack("video") });
    await plain.media.openCamera();
    expect(plain.media.getState().blur).toBe("cannot");
  });

  test("leaving lets go of all of them", async () => {
    const [camera, microphone, screen] = [new FakeTrack("video"), new FakeTrack("audio"), new FakeTrack("video")];
    const { media } = mediaWith({ camera, microphone, screen });
    await media.openMicrophone();
    await media.openCamera();
    await media.shareScreen();
    media.stop();
    expect([camera.stopped, microphone.stopped, screen.stopped]).toEqual([true, true, true]);
  });
});
