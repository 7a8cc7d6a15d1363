import { callingCodeChoices } from "~/features/identity/public.server";
import {
  localDate,
  personTyped,
  readPatientChoice,
  searchPatients,
  type PatientChoice,
} from "~/features/patients/public.server";
import { isCalendarDate } from "~/kernel/time/dates";
import { createZoneTable, type ZoneTable } from "~/kernel/time/zones";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, type FieldError } from "~/platform/http/errors.server";
import { readSetOptions } from "../../data/appointments/set-options-read.server";
import { localTime } from "../../domain/availability/local-time";
import { patientsBookFrom, withoutNotice } from "../../domain/booking/staff-notice";
import { freeStarts, type BookingOffer } from "../../domain/booking/booking-offer";
import { newPatientSaid } from "../../domain/booking/new-patient-said";
import { fitPanel, panelModeOf, slotIn, type FittedPanel } from "../../domain/panel/panel-choice";
import { afterSeries, atDesk, beginning, beside, type PanelFields } from "../../domain/panel/panel-fields";
import { nextAtDesk, takenAtOnce } from "../../domain/panel/lost-at-desk";
import { deskTimes, fullSessions, nextSlots, slotsOfDay, type DeskTime } from "../../domain/panel/panel-times";
import type { OfferedCredits } from "../../domain/booking/offered-credits";
import { offeredCredits } from "../../support/booking/booking-credit.server";
import { reaches } from "../../support/appointments/reaches.server";
import { panelDiscount } from "../../support/panel/panel-discount.server";
import { timesAround } from "../../support/availability/time-taken.server";
import { chooserOf, setsOnlyOf } from "../../support/appointments/appointment-reach.server";
import { readOfferOfSome } from "../appointments/read-staff-offer.server";
import { timeWeek } from "../appointments/read-move-times.server";
import { previewSeries } from "../series/preview-series.server";

/** What the panel is read by: what was said so far, in its form or in an address. */
export interface PanelQuery {
  fields: PanelFields;
  /** The time that was chosen for this very choice before, in one word; it may be gone. */
  chosenBefore?: string | undefined;
  /** A start that was chosen elsewhere, such as in the calendar; UTC ms. */
  at?: number | undefined;
  /** Zone of the reader's clock, as far as it is known. */
  zone?: string | undefined;
  /** What to search for among the patients on file, where somebody new may be one of them. */
  similarTo?: string | undefined;
  type?: "VIDEO_CONSULTATION" | "PHYSICAL_CONSULTATION" | null | undefined;
}

/** Whom it is for: a patient who is known, somebody new, or those whom a search found. */
async function whoOf(
  context: RequestContext,
  { fields: { patientId, new: isNew, search = "" }, similarTo }: Pick<PanelQuery, "fields" | "similarTo">,
) {
  const found: PatientChoice[] = [];
  if (patientId !== undefined)
    return { patient: await readPatientChoice(context, patientId), isNew: false, found, search };
  if (isNew !== undefined && similarTo)
    return { patient: null, isNew: true, found: await searchPatients(context, similarTo), search };
  if (isNew !== undefined || search.trim() === "") return { patient: null, isNew: isNew !== undefined, found, search };
  return { patient: null, isNew: false, found: await searchPatients(context, search), search };
}

/**
 * The times to choose from: the next ones that break no rule, or all of the day that is open, in a week around it. What
 * is too soon for patients alone is there, and marked.
 */
function timesOf(offer: BookingOffer, { day = "" }: PanelFields, at: number | undefined, zones: ZoneTable) {
  const zone = offer.places[0]?.timeZone ?? "UTC";
  const asked = at === undefined ? undefined : localTime(zones, zone, at).day;
  const wanted = isCalendarDate(day) ? day : asked;
  const all = withoutNotice(offer);
  const week = { ...timeWeek(all, wanted, zones), patientsFrom: patientsBookFrom(offer) };
  const open = wanted === undefined ? null : week.day;
  return { zone, week, open, slots: open === null ? nextSlots(offer, zones) : slotsOfDay(all, open, zones) };
}

/** A time that was chosen and that nobody can have any more, and the free ones around it; UTC ms. */
interface LostTime {
  slot: string;
  startsAt: number;
  employeeId: string;
  zone: string;
  nearest: { startsAt: number; employeeId: string }[];
}

/**
 * Whether the time that was chosen was taken since; null where it is free, over, of a doctor who is not shown, or of a
 * group, whose seats are counted.
 */
function lostTime(offer: BookingOffer, slot: string | undefined, zones: ZoneTable): LostTime | null {
  const chosen = slotIn(slot);
  if (slot === undefined || typeof chosen?.startsAt !== "number" || offer.sessions) return null;
  const { startsAt, employeeId } = chosen;
  if (!offer.providers.some(({ id }) => id === employeeId)) return null;
  const all = withoutNotice(offer);
  const branchId = offer.places[0]?.branchId;
  const isFree = freeStarts(all, { employeeId, branchId, from: startsAt, to: startsAt + 1 }, zones).includes(startsAt);
  if (isFree || startsAt <= offer.now) return null;
  const nearest = timesAround(all, { employeeId, branchId, start: startsAt }, zones);
  const zone = offer.places[0]?.timeZone ?? "UTC";
  return { slot, startsAt, employeeId, zone, nearest: nearest.map((start) => ({ startsAt: start, employeeId })) };
}

/** The same of a patient at the desk, who can be seen by somebody else too. */
function lostAtDesk(
  offer: BookingOffer,
  slot: string | undefined,
  times: readonly DeskTime[],
  zones: ZoneTable,
): LostTime | null {
  const nearest = nextAtDesk(times);
  const [first] = offer.places;
  const now = takenAtOnce(times, slotIn(slot));
  if (slot !== undefined && now) return { slot, ...now, zone: first?.timeZone ?? "UTC", nearest };
  const later = lostTime(offer, slot, zones);
  return later && { ...later, nearest };
}

type Preview = Awaited<ReturnType<typeof previewSeries>>;

/** The dates of appointments that come again, once it is said how; or what is wrong with that. */
async function seriesOf(context: RequestContext, fields: PanelFields, choice: NonNullable<FittedPanel["choice"]>) {
  const asked = { ...fields, ...choice };
  const problems: readonly FieldError[] = [];
  if (fields["every"] === undefined || fields["visits"] === undefined) return { preview: null, problems };
  try {
    return { preview: await previewSeries(context, asked), problems };
  } catch (error) {
    if (!(error instanceof InvalidError)) throw error;
    return { preview: null, problems: error.fields };
  }
}

interface PanelTimes {
  times: ReturnType<typeof timesOf> | null;
  lost: LostTime | null;
  desk: { zone: string; times: ReturnType<typeof deskTimes> } | null;
  series: { preview: Preview | null; problems: readonly FieldError[] } | null;
  full: { zone: string; sessions: ReturnType<typeof fullSessions> } | null;
}

const NO_TIMES: PanelTimes = { times: null, lost: null, desk: null, series: null, full: null };

/** What goes with the choice in the mode that is shown, and the fields as they stand beside it. */
async function whenOf(
  context: RequestContext,
  { fields, at, chosenBefore }: PanelQuery,
  { choice, doctors, isGroup, branches, mode }: FittedPanel,
): Promise<PanelTimes & { fields: PanelFields }> {
  const zones = createZoneTable();
  const nothing = { ...NO_TIMES, fields };
  if (!choice || (mode === "wait" && !isGroup) || (mode === "now" && isGroup)) return nothing;
  if (mode === "repeat") {
    const zone = branches.find(({ id }) => id === choice.branchId)?.timeZone ?? "UTC";
    const begun = beginning(fields, zone, at, zones);
    return { ...nothing, series: await seriesOf(context, begun, choice), fields: begun };
  }
  const { serviceOfferingId, branchId } = choice;
  const employeeIds = doctors.map(({ id }) => id);
  const offer = await readOfferOfSome(context, { serviceOfferingId, branchId, employeeIds }, zones);
  const zone = offer.places[0]?.timeZone ?? "UTC";
  if (mode === "wait") return { ...nothing, full: { zone, sessions: fullSessions(offer, zones) } };
  if (mode === "now") {
    const times = preferred(deskTimes(offer, zones), fields["employeeId"]);
    const lost = lostAtDesk(offer, chosenBefore, times, zones);
    return { ...nothing, lost, desk: { zone, times }, fields: atDesk(fields, times) };
  }
  const times = timesOf(offer, fields, at, zones);
  const lost = lostTime(offer, chosenBefore, zones);
  return { ...nothing, times, lost, fields: beside(fields, times, at, zones) };
}

/** The doctor whom somebody came for stands first. */
const preferred = <Time extends { employeeId: string }>(
  times: readonly Time[],
  employeeId: string | undefined,
): Time[] => times.toSorted((a, b) => Number(b.employeeId === employeeId) - Number(a.employeeId === employeeId));

/**
 * How many credits of the patient could pay for the time that is chosen, or that comes `first` of several (UTC ms); null
 * where there are none.
 */
async function creditOf(
  context: RequestContext,
  patientId: string | undefined,
  { choice, offerings, price }: FittedPanel,
  { slot }: PanelFields,
  first: number | null | undefined,
): Promise<OfferedCredits | null> {
  const startsAt = first ?? slotIn(slot)?.startsAt ?? context.now;
  if (patientId === undefined || choice === null || !price || price.costMinor === 0) return null;
  const offering = offerings.find(({ id }) => id === choice.serviceOfferingId);
  const video = offering?.type === "VIDEO_CONSULTATION";
  const at = typeof startsAt === "number" ? startsAt : context.now;
  const { serviceOfferingId } = choice;
  return offeredCredits(context, { patientId, startsAt: at, serviceOfferingId, video });
}

/**
 * The panel in which staff book: for whom, what, with whom or anyone, where and when; or at once for a patient who is
 * here, again and again, or as soon as there is a time. Everything is read anew for what was said so far.
 */
export async function readBookingPanel(context: RequestContext, query: PanelQuery) {
  await authorize(context, "appointment.set");
  const { zone, type = null } = query;
  const [who, options] = await Promise.all([whoOf(context, query), readSetOptions(context.db, setsOnlyOf(context))]);
  const asked = { type, chooser: chooserOf(context, zone), mode: panelModeOf(query.fields["mode"]) };
  const fit = (fields: PanelFields) => fitPanel(options, fields, asked);
  const first = fit(query.fields);
  const said = first.mode === asked.mode ? query.fields : afterSeries(query.fields);
  const fitted = said === query.fields ? first : fit(said);
  const { mode } = fitted;
  const { fields, ...when } = await whenOf(context, { ...query, fields: said }, fitted);
  const [credit, discount, isReached] = await Promise.all([
    creditOf(context, who.patient?.id, fitted, fields, when.series?.preview?.appointments[0]?.startsAt),
    panelDiscount(context, fitted, { mode, patientId: who.patient?.id, code: fields["discountCode"] ?? "" }),
    reaches(context, who.patient),
  ]);
  const today = localDate(context.now, context.profile.timeZone);
  const known = who.isNew ? newPatientSaid(personTyped(who.search, context, today)) : {};
  return {
    ...{ ...who, mode, fitted, ...when, credit, discount, isReached },
    fields: { ...known, ...fields },
    today,
    addsPatients: verdictOf(context, "patient.create") === "allowed",
    phone: callingCodeChoices(context.locale, context.profile.phoneCallingCode),
  };
}

export type BookingPanelView = Awaited<ReturnType<typeof readBookingPanel>>;
