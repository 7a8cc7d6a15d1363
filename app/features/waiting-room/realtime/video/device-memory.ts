import { z } from "zod";

const KEPT_AS = "call-devices";

const rememberedSchema = z.object({
  microphone: z.boolean().catch(false),
  camera: z.boolean().catch(false),
  /** They have answered before whether they want to be seen and heard. */
  asked: z.boolean().catch(false),
  /** Their microphone was on, and muted. */
  muted: z.boolean().catch(false),
  /** The browser's ids of the devices that were chosen; null for whichever it takes by itself. */
  microphoneId: z.string().nullable().catch(null),
  cameraId: z.string().nullable().catch(null),
});

/** What somebody used in their last call in this browser. */
export type RememberedDevices = z.infer<typeof rememberedSchema>;

export const NO_DEVICES: RememberedDevices = {
  microphone: false,
  camera: false,
  asked: false,
  muted: false,
  microphoneId: null,
  cameraId: null,
};

export interface DeviceMemory {
  read(): RememberedDevices;
  save(change: Partial<RememberedDevices>): void;
}

/** What is remembered in this browser; nothing where it keeps nothing, as in some private windows. */
export function browserDeviceMemory(storage: () => Pick<Storage, "getItem" | "setItem">): DeviceMemory {
  const read = (): RememberedDevices => {
    try {
      return rememberedSchema.safeParse(JSON.parse(storage().getItem(KEPT_AS) ?? "null")).data ?? NO_DEVICES;
    } catch {
      return NO_DEVICES;
    }
  };
  return {
    read,
    save: (change) => {
      try {
        storage().setItem(KEPT_AS, JSON.stringify({ ...read(), ...change }));
      } catch {
        // It is asked again before the next call, then.
      }
    },
  };
}
