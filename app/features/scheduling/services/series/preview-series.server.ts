import { readPatientChoice } from "~/features/patients/public.server";
import { createZoneTable } from "~/kernel/time/zones";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { seriesDays } from "../../domain/series/series-days";
import { planSeries, type PlannedAppointment } from "../../domain/series/series-plan";
import { previewSeriesSchema } from "../../schemas/series/series";
import { readSeriesOffer } from "./read-series-offer.server";

/** Every date of a series before it is set: what is wrong with it, and which free times are nearest. */
export async function previewSeries(
  context: RequestContext,
  raw: unknown,
): Promise<{ zone: string; appointments: PlannedAppointment[] }> {
  await authorize(context, "appointment.set");
  const { day, time: minutes = 0, every, visits: appointments, ...choice } = parse(previewSeriesSchema, raw);
  if (choice.patientId !== undefined) await readPatientChoice(context, choice.patientId);
  const days = seriesDays(day, every, appointments);
  const zones = createZoneTable();
  const until = Date.parse(days.at(-1) ?? day);
  const { offer, patientBusy } = await readSeriesOffer(context, choice, until, zones);
  return {
    zone: offer.places[0]?.timeZone ?? "UTC",
    appointments: planSeries(offer, { days, minutes }, patientBusy, zones),
  };
}
