import { readPatientChoice, searchPatients, type PatientChoice } from "~/features/patients/public.server";
import { callingCodeChoices } from "~/features/identity/public.server";
import { createZoneTable, type ZoneTable } from "~/kernel/time/zones";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readSetOptions } from "../../data/appointments/set-options-read.server";
import { availabilityRequest, type BookingOffer } from "../../domain/booking/booking-offer";
import { explainTime } from "../../domain/timings/explain-time";
import { removalMessages, type RemovalMessage } from "../../domain/timings/removal-message";
import { fitChoice, type SetChoice } from "../../domain/appointments/set-options";
import { newPatientSaid } from "../../domain/booking/new-patient-said";
import { NOT_FOR_WALK_INS, nextFreeToday, slotOfNow } from "../../domain/appointments/walk-in";
import { chooserOf, setsOnlyOf } from "../../support/appointments/appointment-reach.server";
import { readStaffOffer } from "./read-staff-offer.server";

/** What the address of the page says so far. */
export interface WalkInQuery {
  patientId?: string;
  /** Somebody who has not been here before. */
  isNew: boolean;
  /** What was typed to find a patient. */
  search?: string;
  wanted: Partial<SetChoice>;
  /** Zone of the reader's clock, as far as it is known. */
  zone?: string;
}

/** When a walk-in can begin, UTC ms on the clock of `zone`; `broken` are the rules that starting now breaks. */
export interface WalkInTimes {
  zone: string;
  now: number;
  broken: RemovalMessage[];
  next: number | null;
}

function timesOf(offer: BookingOffer, zones: ZoneTable): WalkInTimes {
  const now = slotOfNow(offer, zones);
  const request = availabilityRequest(offer, { from: now, to: now + 1 });
  const [schedule] = request.providers;
  const [place] = offer.places;
  const said = schedule
    ? explainTime(request, schedule, place?.branchId ?? null, now, zones)
    : (["other-place"] as const);
  const rules = said === "offered" ? [] : said.filter((rule) => !NOT_FOR_WALK_INS.has(rule));
  const next = nextFreeToday(offer, zones);
  return { zone: place?.timeZone ?? "UTC", now, broken: removalMessages(rules), next: next === now ? null : next };
}

/** The page that adds a patient who stands at the desk: first who it is, then what, with whom, where and when. */
export async function readWalkInPage(context: RequestContext, query: WalkInQuery) {
  await authorize(context, "appointment.set");
  if (query.patientId === undefined && !query.isNew) {
    const found: PatientChoice[] = query.search ? await searchPatients(context, query.search) : [];
    return { step: "patient" as const, search: query.search ?? "", found };
  }
  const [patient, options] = await Promise.all([
    query.patientId === undefined ? null : readPatientChoice(context, query.patientId),
    readSetOptions(context.db, setsOnlyOf(context)),
  ]);
  const fitted = fitChoice(options, query.wanted, null, chooserOf(context, query.zone));
  const zones = createZoneTable();
  const times = fitted.choice ? timesOf(await readStaffOffer(context, fitted.choice, zones), zones) : null;
  return {
    step: "time" as const,
    patient,
    fitted,
    times,
    prefilled: newPatientSaid(query.search),
    phone: callingCodeChoices(context.locale, context.profile.phoneCallingCode),
  };
}
