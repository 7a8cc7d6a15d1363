import { readPatientChoice } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, type FieldError } from "~/platform/http/errors.server";
import { readSetOptions } from "../../data/appointments/set-options-read.server";
import { fitChoice, type SetChoice } from "../../domain/appointments/set-options";
import { chooserOf, setsOnlyOf } from "../../support/appointments/appointment-reach.server";
import { previewSeries } from "./preview-series.server";

/** What the address of the page says so far. */
export interface SeriesQuery {
  patientId: string;
  wanted: Partial<SetChoice>;
  /** First day, time, rhythm and number of appointments as they were sent; absent before that. */
  said: Readonly<Record<string, string>> | null;
}

/** The page that sets a series: what, with whom and how often, and then each of its dates. */
export async function readSeriesPage(context: RequestContext, { patientId, wanted, said }: SeriesQuery) {
  await authorize(context, "appointment.set");
  const [patient, options] = await Promise.all([
    readPatientChoice(context, patientId),
    readSetOptions(context.db, setsOnlyOf(context)),
  ]);
  const fitted = fitChoice(options, wanted, null, chooserOf(context));
  let preview: Awaited<ReturnType<typeof previewSeries>> | null = null;
  let problems: FieldError[] = [];
  if (said && fitted.choice) {
    try {
      preview = await previewSeries(context, { ...said, ...fitted.choice, patientId });
    } catch (error) {
      if (!(error instanceof InvalidError)) throw error;
      problems = error.fields;
    }
  }
  return { patient, fitted, preview, problems };
}
