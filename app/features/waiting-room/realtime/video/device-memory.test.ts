import { expect, test } from "vitest";
import { browserDeviceMemory, NO_DEVICES } from "./device-memory";

function storageWith(kept: string | null) {
  const storage = {
    kept,
    getItem: () => storage.kept,
    setItem: (_: string, value: string) => {
      storage.kept = value;
    },
  };
  return storage;
}

test("what was used is remembered bit by bit, and found again by the next page", () => {
  const storage = storageWith(null);
  const memory = browserDeviceMemory(() => storage);
  expect(memory.read()).toEqual(NO_DEVICES);
  memory.save({ microphone: true });
  memory.save({ camera: true, cameraId: "usb" });
  expect(browserDeviceMemory(() => storage).read()).toEqual({
    microphone: true,
    camera: true,
    asked: false,
    muted: false,
    microphoneId: null,
    cameraId: "usb",
  });
});

test("what cannot be read counts as nothing remembered, and a browser that keeps nothing is no failure", () => {
  for (const kept of ["no json", "[]", "7"])
    expect(browserDeviceMemory(() => storageWith(kept)).read()).toEqual(NO_DEVICES);
  const blocked = browserDeviceMemory(() => {
    throw new DOMException("no", "SecurityError");
  });
  blocked.save({ microphone: true });
  expect(blocked.read()).toEqual(NO_DEVICES);
});
