import {
  fitChoice,
  type Chooser,
  type FittedChoice,
  type SetChoice,
  type SetOptions,
} from "../appointments/set-options";
import type { DeskTime } from "./panel-times";

/** Stands for a doctor where any who is free will do. */
export const ANYONE = "any";

/** What the booking panel books: a time, somebody at the desk, dates that come again, or a place on the waiting list. */
export const PANEL_MODES = ["time", "now", "repeat", "wait"] as const;
export type PanelMode = (typeof PANEL_MODES)[number];

/** What can be booked of a service: sessions of a group have times of their own, so nobody comes again by a rhythm. */
export const panelModesOf = (isGroup: boolean): readonly PanelMode[] =>
  isGroup ? PANEL_MODES.filter((mode) => mode !== "repeat") : PANEL_MODES;

export const panelModeOf = (said: string | undefined): PanelMode => PANEL_MODES.find((mode) => mode === said) ?? "time";

/** So many doctors are looked at where any will do. */
const MOST_DOCTORS = 24;

/** What goes together in the panel. Of `choice` the doctor is an id or ANYONE. */
export interface FittedPanel extends FittedChoice {
  /** Whether staff may leave the doctor open: several give the service. */
  readonly anyone: boolean;
  /** Whose times are shown. */
  readonly doctors: SetOptions["providers"];
  /** What the service costs at the location, in minor units; null where nothing is chosen. */
  readonly price: { costMinor: number; currencyCode: string } | null;
  readonly isGroup: boolean;
  /** What is booked: as asked, but of a group, which meets at times of its own, no dates that come again. */
  readonly mode: PanelMode;
  /** Whether the chosen doctor stands for anyone, since dates that come again are with one. */
  readonly forAnyone: boolean;
}

type Wanted = Partial<SetChoice>;

/** The locations where somebody gives the service, and of these the wanted one, else that of the likeliest choice. */
function placesOfAnyone(options: SetOptions, fitted: FittedChoice, wanted: Wanted) {
  const { choice, providers } = fitted;
  const branches = options.branches.filter(
    ({ id }) =>
      options.givenAt.some((each) => each.branchId === id && each.serviceOfferingId === choice?.serviceOfferingId) &&
      options.worksAt.some((each) => each.branchId === id && providers.some((one) => one.id === each.employeeId)),
  );
  const branch =
    branches.find(({ id }) => id === wanted.branchId) ?? branches.find(({ id }) => id === choice?.branchId);
  return { branches, branch: branch ?? branches[0] };
}

/**
 * Fits a choice of the panel together. A doctor who was not named is whoever books where they give the service
 * themselves, else anyone; where dates come again it is always one
 * doctor, and at the desk it is everybody.
 */
export function fitPanel(
  options: SetOptions,
  wanted: Wanted,
  { type, chooser, mode: asked }: { type: string | null; chooser: Chooser; mode: PanelMode },
): FittedPanel {
  // Who sees a patient at the desk is chosen with the time, among everybody.
  const atDesk = asked === "now";
  const named = wanted.employeeId === ANYONE || atDesk ? undefined : wanted.employeeId;
  const fitted = fitChoice(options, { ...wanted, employeeId: named }, type, chooser);
  const { choice, providers } = fitted;
  const offering = fitted.offerings.find(({ id }) => id === choice?.serviceOfferingId);
  const givesItThemselves = providers.some(({ id }) => id === chooser.employeeId);
  const isGroup = offering?.groupCapacity != null;
  const mode = isGroup && asked === "repeat" ? "time" : asked;
  const several = providers.length > 1;
  const anyone = mode !== "repeat" && several;
  const leftOpen = wanted.employeeId === ANYONE || atDesk || !givesItThemselves;
  const unnamed = several && named === undefined && leftOpen;
  const open = anyone && unnamed;
  const said = { anyone, isGroup, mode, forAnyone: unnamed && !open };
  const priceAt = (branchId: string | undefined) => {
    const place = options.givenAt.find((each) => each.branchId === branchId && each.serviceOfferingId === offering?.id);
    return place ? { costMinor: place.costMinor, currencyCode: place.currencyCode } : null;
  };
  if (!open || !choice)
    return {
      ...{ ...fitted, ...said, price: priceAt(choice?.branchId) },
      doctors: providers.filter(({ id }) => id === choice?.employeeId),
    };
  const { branches, branch } = placesOfAnyone(options, fitted, wanted);
  const works = (id: string) =>
    options.worksAt.some(({ employeeId, branchId }) => employeeId === id && branchId === branch?.id);
  return {
    ...{ ...fitted, ...said, branches, price: priceAt(branch?.id) },
    choice: branch ? { ...choice, employeeId: ANYONE, branchId: branch.id } : null,
    doctors: providers.filter(({ id }) => works(id)).slice(0, MOST_DOCTORS),
  };
}

/** What says how dates come again: the first day, the time of the wall clock, the rhythm and the number. */
const RHYTHM = ["day", "time", "every", "visits"] as const;

/** Says in one word for what the panel's times were looked up; dates that come again go by their rhythm too. */
export function panelKey(said: Readonly<Record<string, string | undefined>>): string {
  const mode = panelModeOf(said["mode"]);
  const names = ["serviceOfferingId", "employeeId", "branchId", ...(mode === "repeat" ? RHYTHM : [])];
  return [mode, ...names.map((name) => said[name] ?? "")].join("/");
}

/**
 * When a patient at the desk is added: at once, where that breaks no rule; or all the same, where whoever chose it read
 * which one it breaks.
 */
type AtOnce = "now" | "anyway";

/** A time of the panel with its doctor, in one word. */
export const slotKey = ({ startsAt, employeeId }: { startsAt: number | AtOnce; employeeId: string }): string =>
  `${startsAt}_${employeeId}`;

/** The same of being seen at once by a doctor of the desk. */
export const atOnceKey = ({ employeeId, broken }: Pick<DeskTime, "employeeId" | "broken">): string =>
  slotKey({ startsAt: broken.length > 0 ? "anyway" : "now", employeeId });

/** Reads such a word; undefined for anything else. */
export function slotIn(word: string | undefined): { startsAt: number | AtOnce; employeeId: string } | undefined {
  const [, start, employeeId] = /^(now|anyway|\d{1,15})_([\w-]{1,64})$/.exec(word ?? "") ?? [];
  if (start === undefined || employeeId === undefined) return undefined;
  return { startsAt: start === "now" || start === "anyway" ? start : Number(start), employeeId };
}

/** What was said otherwise than the panel shows its times for: what to book, for which choice, or how dates come again. */
export function changedIn(said: Readonly<Record<string, string | undefined>>): "mode" | "choice" | "rhythm" {
  const shown = (said["timesFor"] ?? "").split("/");
  const asked = panelKey(said).split("/");
  const differs = (part: string, index: number) => part !== shown[index];
  if (asked.slice(1, 4).some((part, index) => differs(part, index + 1))) return "choice";
  return differs(asked[0] ?? "", 0) ? "mode" : shown.join("/") === asked.join("/") ? "choice" : "rhythm";
}

/** Whether a chosen time goes with what the panel shows: the same choice, and the doctor of the time is the one shown. */
export function showsWhatItBooks(said: Readonly<Record<string, string | undefined>>): boolean {
  if (said["timesFor"] !== panelKey(said)) return false;
  if (said["new"] !== undefined && said["patientId"] !== undefined) return false;
  const slot = slotIn(said["slot"]);
  return slot === undefined || said["employeeId"] === ANYONE || said["employeeId"] === slot.employeeId;
}
