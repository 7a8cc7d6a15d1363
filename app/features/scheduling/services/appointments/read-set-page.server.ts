import { callingCodeChoices } from "~/features/identity/public.server";
import { readPatientChoice, searchPatients, type PatientChoice } from "~/features/patients/public.server";
import { formatMinutes } from "~/kernel/time/minutes";
import { createZoneTable, type ZoneTable } from "~/kernel/time/zones";
import type { IsoDate } from "~/kernel/time/dates";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readSetOptions } from "../../data/appointments/set-options-read.server";
import { newPatientSaid } from "../../domain/booking/new-patient-said";
import { localTime } from "../../domain/availability/local-time";
import type { TimeWeek } from "../../domain/timings/time-week";
import { fitChoice, type SetChoice } from "../../domain/appointments/set-options";
import { chooserOf, setsOnlyOf } from "../../support/appointments/appointment-reach.server";
import { readStaffOffer } from "./read-staff-offer.server";
import { timeWeek } from "./read-move-times.server";

/** What the address of the page says so far. */
export interface SetPageQuery {
  patientId?: string;
  /** Somebody who has not been here before. */
  isNew: boolean;
  /** What was typed to find a patient. */
  search?: string;
  wanted: Partial<SetChoice>;
  /** Zone of the reader's clock, as far as it is known. */
  zone?: string;
  type: "VIDEO_CONSULTATION" | "PHYSICAL_CONSULTATION" | null;
  day?: IsoDate;
  /** A time chosen before, UTC ms. */
  startsAt?: number;
  /** Why the patient comes, where that is known before. */
  reason?: string;
}

/** The chosen time as the form holds it: the free time itself, or a time that staff type. */
function prefilledOf(week: TimeWeek | null, startsAt: number | undefined, zones: ZoneTable): Record<string, string> {
  if (!week || startsAt === undefined) return {};
  const { day, minutes } = localTime(zones, week.zone, startsAt);
  if (day !== week.day) return {};
  return week.times.includes(startsAt) ? { startsAt: String(startsAt) } : { time: formatMinutes(minutes) };
}

/** The page on which staff set an appointment: first for whom, then what, with whom, where and when. */
export async function readSetPage(context: RequestContext, query: SetPageQuery) {
  await authorize(context, "appointment.set");
  if (query.patientId === undefined && !query.isNew) {
    const found: PatientChoice[] = query.search ? await searchPatients(context, query.search) : [];
    return { step: "patient" as const, search: query.search ?? "", found };
  }
  const [patient, options] = await Promise.all([
    query.patientId === undefined ? null : readPatientChoice(context, query.patientId),
    readSetOptions(context.db, setsOnlyOf(context)),
  ]);
  const fitted = fitChoice(options, query.wanted, query.type, chooserOf(context, query.zone));
  const zones = createZoneTable();
  const week = fitted.choice ? timeWeek(await readStaffOffer(context, fitted.choice, zones), query.day, zones) : null;
  return {
    step: "time" as const,
    patient,
    fitted,
    week,
    prefilled: {
      ...newPatientSaid(query.search),
      ...prefilledOf(week, query.startsAt, zones),
      ...(query.reason !== undefined && { reason: query.reason }),
    },
    phone: callingCodeChoices(context.locale, context.profile.phoneCallingCode),
  };
}
