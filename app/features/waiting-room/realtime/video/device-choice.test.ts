import { expect, test } from "vitest";
import { NO_DEVICES, type RememberedDevices } from "./device-memory";
import { LocalMedia } from "./local-media";

/** One's media in a browser that remembers, with these devices plugged in by their ids. */
function mediaWith(plugged: { audio: string[]; video: string[] }, before: Partial<RememberedDevices> = {}) {
  const asked: string[] = [];
  let remembered: RememberedDevices = { ...NO_DEVICES, ...before };
  const media = new LocalMedia(
    () => ({
      getUserMedia: async (wanted) => {
        const kind = wanted.video ? "video" : "audio";
        const constraints = wanted[kind] as { deviceId?: { exact: string } };
        const id = constraints.deviceId?.exact ?? plugged[kind][0];
        asked.push(`${kind} ${id}`);
        if (id === undefined || !plugged[kind].includes(id)) throw new DOMException("none", "OverconstrainedError");
        const track = Object.assign(new EventTarget(), { id, enabled: true, stop: () => undefined });
        return { getTracks: () => [track] } as never;
      },
      enumerateDevices: async () => [
        ...plugged.audio.map((deviceId) => ({ kind: "audioinput" as const, deviceId, label: deviceId })),
        ...plugged.video.map((deviceId) => ({ kind: "videoinput" as const, deviceId, label: deviceId })),
      ],
    }),
    {
      read: () => remembered,
      save: (change) => {
        remembered = { ...remembered, ...change };
      },
    },
  );
  return { media, asked, remembered: () => remembered };
}

test("what was on in the last call is turned on again without a question, and nothing else is", async () => {
  const { media, asked } = mediaWith({ audio: ["built-in"], video: ["front"] }, { microphone: true });
  expect(await media.openForStart()).toBe(true);
  expect(asked).toEqual(["audio built-in"]);
});

test("whoever starts their first call sees both devices on before they go in", async () => {
  const first = mediaWith({ audio: ["built-in"], video: ["front"] });
  expect([await first.media.openForStart(), first.asked]).toEqual([false, ["audio built-in", "video front"]]);
  expect(first.media.getState()).toMatchObject({ audio: { id: "built-in" }, camera: { id: "front" } });
});

test("whoever went into a call without devices is not asked for them by itself", async () => {
  const { media, asked } = mediaWith({ audio: ["built-in"], video: ["front"] });
  media.goWithout();
  expect([await media.openForStart(), asked]).toEqual([false, []]);
});

test("whoever has lost a device is asked first", async () => {
  const known = { microphone: true, camera: true, cameraId: "usb" };
  const second = mediaWith({ audio: ["built-in"], video: ["front"] }, known);
  expect(await second.media.openForStart()).toBe(false);
  expect(second.media.getState().problems.camera).toBe("missing");
  // The next press takes the camera that is there.
  await second.media.openCamera();
  expect(second.asked.at(-1)).toBe("video front");
  expect(second.media.getState().camera).not.toBeNull();
});

test("turning the camera off is remembered; that the page is closed is not", async () => {
  const { media, remembered } = mediaWith({ audio: ["built-in"], video: ["front"] });
  await media.openMicrophone();
  await media.openCamera();
  media.stop();
  expect(remembered()).toMatchObject({ microphone: true, camera: true });
  await media.openCamera();
  media.closeCamera();
  expect(remembered()).toMatchObject({ microphone: true, camera: false });
});

test("another device is taken at once, and from then on", async () => {
  const plugged = { audio: ["built-in", "headset"], video: [] };
  const { media, asked, remembered } = mediaWith(plugged);
  await media.openMicrophone();
  await expect.poll(() => media.getState().devices.audio).toHaveLength(2);
  await media.choose("audio", "headset");
  expect(asked).toEqual(["audio built-in", "audio headset"]);
  expect(remembered().microphoneId).toBe("headset");
});

test("one press on 'Join' asks for both devices and leads in; where one is refused, what is wrong is seen first", async () => {
  const both = mediaWith({ audio: ["built-in"], video: ["front"] });
  expect([both.media.hasAnswered, await both.media.openForJoin(), both.asked]).toEqual([
    false,
    true,
    ["audio built-in", "video front"],
  ]);
  const without = mediaWith({ audio: ["built-in"], video: [] });
  expect(await without.media.openForJoin()).toBe(false);
  expect(without.media.getState().problems).toEqual({ audio: null, camera: "missing" });
});

test("whoever joins with sound only is heard, and no camera is asked for", async () => {
  const { media, asked } = mediaWith({ audio: ["built-in"], video: ["front"] });
  expect([await media.openForSound(), asked]).toEqual([true, ["audio built-in"]]);
  expect(media.hasAnswered).toBe(true);
});

test("after the page was loaded anew, they send what they sent: a muted microphone stays muted, nothing else is asked", async () => {
  const { media, asked, remembered } = mediaWith({ audio: ["built-in"], video: ["front"] }, { camera: false });
  await media.openForSound();
  media.mute(true);
  expect(remembered()).toMatchObject({ microphone: true, camera: false, muted: true });
  const again = mediaWith({ audio: ["built-in"], video: ["front"] }, remembered());
  await again.media.openForReturn();
  expect(again.asked).toEqual(asked);
  expect(again.media.getState()).toMatchObject({ muted: true, audio: { enabled: false }, camera: null });
  const silent = mediaWith({ audio: ["built-in"], video: ["front"] }, { asked: true });
  await silent.media.openForReturn();
  expect(silent.asked).toEqual([]);
});
