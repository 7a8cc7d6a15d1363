import { PROFILES, type Received } from "~/features/monitoring/domain/gatt";
import { fromCanonical, shownIn, toCanonical, UNITS, type UnitName } from "~/features/phr/domain/trackers/units";

/** What this file asks of Web Bluetooth, which TypeScript's own library does not know. */
interface Characteristic extends EventTarget {
  readonly value?: DataView;
  startNotifications: () => Promise<Characteristic>;
}
interface Server {
  getPrimaryService: (id: number) => Promise<{ getCharacteristic: (id: number) => Promise<Characteristic> }>;
  disconnect: () => void;
}
interface Bluetooth {
  requestDevice: (asked: { filters: { services: number[] }[] }) => Promise<{
    readonly gatt?: { connect: () => Promise<Server> };
  }>;
}

/** So long somebody may take to measure after the device was chosen. */
const WAIT_MS = 90_000;

const isUnit = (name: string): name is UnitName => Object.hasOwn(UNITS, name);

/** A number in the unit of the form, as it is typed there. */
function inFormsUnit(value: number, unit: string, wanted: string): string {
  if (unit === wanted || !isUnit(unit) || !isUnit(wanted)) return String(value);
  const shown = shownIn(toCanonical(value, unit), wanted);
  return String(Number.isFinite(shown) ? shown : fromCanonical(value, wanted));
}

/** The first measurement that a device sends. @throws where there is none in time, or nobody chose a device */
async function receive(bluetooth: Bluetooth, tracker: string): Promise<Received> {
  const profile = PROFILES[tracker];
  if (!profile) throw new Error(`no profile measures ${tracker}`);
  const device = await bluetooth.requestDevice({ filters: [{ services: [profile.service] }] });
  const server = await device.gatt?.connect();
  if (!server) throw new Error("the device cannot be read");
  try {
    const service = await server.getPrimaryService(profile.service);
    const characteristic = await service.getCharacteristic(profile.characteristic);
    return await new Promise<Received>((resolve, reject) => {
      const end = setTimeout(() => reject(new Error("nothing was measured")), WAIT_MS);
      characteristic.addEventListener("characteristicvaluechanged", () => {
        const received = characteristic.value && profile.read(characteristic.value);
        if (!received) return;
        clearTimeout(end);
        resolve(received);
      });
      characteristic.startNotifications().catch(reject);
    });
  } finally {
    server.disconnect();
  }
}

/**
 * Offers to fill a measurement in from a Bluetooth device, where the browser can and the kind has a profile. What is
 * filled in stands in the field, and its reader saves it.
 */
const { bluetooth } = navigator as Navigator & { readonly bluetooth?: Bluetooth };
if (bluetooth)
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-device]")) {
    const tracker = form.dataset["device"] ?? "";
    const part = form.querySelector<HTMLElement>("[data-measure]");
    const button = part?.querySelector("button");
    const failed = part?.querySelector<HTMLElement>("[data-failed]");
    const field = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!part || !button || !failed || !Object.hasOwn(PROFILES, tracker)) continue;
    part.hidden = false;
    button.addEventListener("click", () => {
      failed.textContent = "";
      button.disabled = true;
      receive(bluetooth, tracker)
        .then(({ value, value2, unit }) => {
          const wanted = field("unit")?.value ?? unit;
          const [first, second] = [field("value"), field("value2")];
          if (first) first.value = inFormsUnit(value, unit, wanted);
          if (second && value2 !== null) second.value = inFormsUnit(value2, unit, wanted);
          first?.focus();
        })
        .catch(() => {
          failed.textContent = failed.dataset["failed"] ?? "";
        })
        .finally(() => {
          button.disabled = false;
        });
    });
  }
