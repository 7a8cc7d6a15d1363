import { formatMinutes } from "~/kernel/time/minutes";
import type { ZoneTable } from "~/kernel/time/zones";
import { localTime } from "../availability/local-time";
import { ANYONE, atOnceKey, panelModeOf, slotIn, slotKey } from "./panel-choice";
import type { DeskTime, PanelSlot } from "./panel-times";

/** The fields of the panel as they were filled in, or as an address fills them in. */
export type PanelFields = Readonly<Record<string, string>>;

const without = (fields: PanelFields, ...names: string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/**
 * The fields beside some times: the chosen one stays where it is still offered. A start that was chosen elsewhere (`at`,
 * UTC ms) is chosen here where it is offered, and typed where it is not.
 */
export function beside(
  fields: PanelFields,
  { slots, zone }: { slots: readonly PanelSlot[]; zone: string },
  at: number | undefined,
  zones: ZoneTable,
): Record<string, string> {
  const rest = without(fields, "slot");
  const kept = slots.find((slot) => slotKey(slot) === fields["slot"]);
  if (kept) return { ...rest, slot: slotKey(kept) };
  if (at === undefined) return rest;
  const asked = slots.find(({ startsAt }) => startsAt === at);
  if (asked) return { ...rest, slot: slotKey(asked) };
  return { ...rest, time: formatMinutes(localTime(zones, zone, at).minutes) };
}

/** The fields for a patient at the desk: what was chosen, else now where somebody is free. */
export function atDesk(fields: PanelFields, times: readonly DeskTime[]): Record<string, string> {
  const words = times.flatMap(({ employeeId, broken, next }) => [
    atOnceKey({ employeeId, broken }),
    ...(next === null ? [] : [slotKey({ startsAt: next, employeeId })]),
  ]);
  const [first] = times;
  const free = first?.broken.length === 0 ? atOnceKey(first) : undefined;
  const slot = words.find((word) => word === fields["slot"]) ?? free;
  return { ...without(fields, "slot", "time"), ...(slot === undefined ? {} : { slot }) };
}

/**
 * The fields where something else is booked than dates that come again, which were shown before: nothing of their rhythm
 * goes on, and a doctor who stood for anyone (`forAnyone`) and was not chosen since gives way to anyone.
 */
export function afterSeries(fields: PanelFields): PanelFields {
  const rest = without(fields, "day", "time", "every", "visits", "forAnyone");
  const stoodForAnyone = fields["forAnyone"] !== undefined && fields["forAnyone"] === fields["employeeId"];
  return stoodForAnyone ? { ...rest, employeeId: ANYONE } : rest;
}

/** The same, where the form that was filled in showed such dates and now asks for something else. */
export function leavingSeries(fields: PanelFields): PanelFields {
  const shown = panelModeOf(fields["timesFor"]?.split("/")[0]);
  return shown === "repeat" && panelModeOf(fields["mode"]) !== "repeat" ? afterSeries(fields) : fields;
}

/** The fields of dates that come again: a time that was chosen before is where they begin. */
export function beginning(fields: PanelFields, zone: string, at: number | undefined, zones: ZoneTable) {
  const chosen = slotIn(fields["slot"])?.startsAt ?? at;
  const rest = without(fields, "slot");
  if (typeof chosen !== "number") return rest;
  const { day, minutes } = localTime(zones, zone, chosen);
  return { ...rest, day, time: fields["time"] ?? formatMinutes(minutes) };
}
