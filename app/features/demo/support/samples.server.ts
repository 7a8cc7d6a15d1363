import { sampleRecord, sampleTerm } from "~/features/phr/public.server";
import type { Samples } from "./fillers/filler.server";

/** The health record's own ways, for the sample data. */
export const SAMPLES: Samples = { record: sampleRecord, term: sampleTerm };
