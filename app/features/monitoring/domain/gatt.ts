/** A measurement as a device says it. */
export interface Received {
  readonly value: number;
  readonly value2: number | null;
  /** A unit of the health record. */
  readonly unit: string;
}

/** A kind of device by the numbers that the Bluetooth SIG assigned to its service and its measurements. */
export interface Profile {
  readonly service: number;
  readonly characteristic: number;
  /** Null for a message that holds no measurement. */
  readonly read: (bytes: DataView) => Received | null;
}

const IS_OTHER_UNIT = 1;
const MMHG_IN_KPA = 7.500_62;

/** A medical float of 16 bits (IEEE 11073-20601): 4 of exponent, 12 of mantissa; null for one that is no number. */
export function shortFloat(bytes: DataView, at: number): number | null {
  if (bytes.byteLength < at + 2) return null;
  const raw = bytes.getUint16(at, true);
  const mantissa = ((raw & 0xfff) << 20) >> 20;
  // 0x7FE to 0x802 stand for infinity, not a number, and not at this resolution.
  return mantissa >= 0x7fe || mantissa <= -0x7fe ? null : mantissa * 10 ** (bytes.getInt16(at, true) >> 12);
}

/** The same of 32 bits: 8 of exponent, 24 of mantissa. */
export function longFloat(bytes: DataView, at: number): number | null {
  if (bytes.byteLength < at + 4) return null;
  const raw = bytes.getUint32(at, true);
  const mantissa = (raw << 8) >> 8;
  return mantissa >= 0x7f_fffe || mantissa <= -0x7f_fffe ? null : mantissa * 10 ** bytes.getInt8(at + 3);
}

const flagsOf = (bytes: DataView) => (bytes.byteLength === 0 ? 0 : bytes.getUint8(0));
const one = (value: number | null, unit: string): Received | null =>
  value === null ? null : { value: rounded(value), value2: null, unit };
/** Powers of ten leave a last bit. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Profiles by the trackers that they measure. */
export const PROFILES: Readonly<Record<string, Profile>> = {
  weight: {
    ...{ service: 0x18_1d, characteristic: 0x2a_9d },
    read: (bytes) => {
      if (bytes.byteLength < 3) return null;
      const raw = bytes.getUint16(1, true);
      if (raw === 0xffff) return null;
      return flagsOf(bytes) & IS_OTHER_UNIT ? one(raw * 0.01, "lb") : one(raw * 0.005, "kg");
    },
  },
  temperature: {
    ...{ service: 0x18_09, characteristic: 0x2a_1c },
    read: (bytes) => one(longFloat(bytes, 1), flagsOf(bytes) & IS_OTHER_UNIT ? "°F" : "°C"),
  },
  bloodPressure: {
    ...{ service: 0x18_10, characteristic: 0x2a_35 },
    read: (bytes) => {
      const [high, low] = [shortFloat(bytes, 1), shortFloat(bytes, 3)];
      if (high === null || low === null) return null;
      const factor = flagsOf(bytes) & IS_OTHER_UNIT ? MMHG_IN_KPA : 1;
      return { value: Math.round(high * factor), value2: Math.round(low * factor), unit: "mmHg" };
    },
  },
  oxygen: {
    ...{ service: 0x18_22, characteristic: 0x2a_5e },
    read: (bytes) => one(shortFloat(bytes, 1), "%"),
  },
};
