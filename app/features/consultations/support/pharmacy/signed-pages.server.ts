import { employeeNames } from "~/features/identity/public.server";
import { localDate, mayReadRecords, patientNames, readPatientByNumber } from "~/features/patients/public.server";
import { addDays } from "~/kernel/time/dates";
import { foldText } from "~/kernel/text/fold-text";
import type { RequestContext } from "~/platform/context.server";
import { handedOrDeclined } from "../../data/pharmacy/handed-or-declined.server";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import { canBeRefused, refusedOf, type Refusal } from "../../domain/pharmacy/refusal";
import { readSigned, type SignedFilter, type SignedPlace } from "../../data/pharmacy/signed-read.server";
import { startOfDay } from "~/kernel/time/start-of-day";
import { REFUSED_STATE, type SignedPrescription } from "../../domain/pharmacy/reports";
import type { prescriptionListSchema } from "../../schemas/pharmacy/lists";

/** So many are looked at for a page that is narrowed by what no index holds. */
const WINDOW = 200;

type Asked = ReturnType<typeof prescriptionListSchema.parse>;

/** What the list is narrowed by; null where a patient's number is nobody's. */
export async function signedFilter(context: RequestContext, asked: Asked) {
  const { db, profile, now } = context;
  const zone = profile.timeZone;
  const [patient, readsMedicines] = await Promise.all([
    asked.patient === null ? undefined : readPatientByNumber(db, asked.patient),
    // What patients take belongs to their health records.
    mayReadRecords(context, false),
  ]);
  const filter: SignedFilter = {
    prescriberId: asked.provider,
    patientId: patient?.id ?? null,
    from: asked.from === null ? null : startOfDay(asked.from, zone),
    until: asked.to === null ? null : startOfDay(addDays(asked.to, 1), zone),
  };
  const medicine = readsMedicines ? foldText(asked.medicine) : "";
  const fitsState = ({ state, wasAsked }: SignedPrescription) =>
    asked.state === REFUSED_STATE ? readsMedicines && wasAsked : asked.state === null || state === asked.state;
  const fits = ({ medicines, ...row }: SignedPrescription) =>
    fitsState({ medicines, ...row }) &&
    (medicine === "" || medicines.some((name) => foldText(name).includes(medicine)));
  return {
    nobody: asked.patient !== null && !patient,
    filter,
    fits,
    /** Only what still stands refused is left of what a pharmacist asked about. */
    isRefusedAlone: asked.state === REFUSED_STATE,
    isNarrowed: asked.state !== null || medicine !== "",
    readsMedicines,
    today: localDate(now, zone),
  };
}
export type SignedSearch = Awaited<ReturnType<typeof signedFilter>>;

/**
 * One page, the newest first. However many prescriptions there are, so many are looked at and no more: a page that is
 * narrowed by state or medicine may hold few, and still say where to look on.
 */
export async function signedPage(
  { db }: RequestContext,
  { nobody, filter, fits, isNarrowed }: SignedSearch,
  { after, size }: { after: SignedPlace | undefined; size: number },
): Promise<{ rows: SignedPrescription[]; next: SignedPlace | null }> {
  if (nobody) return { rows: [], next: null };
  const most = isNarrowed ? Math.max(WINDOW, size + 1) : size + 1;
  const looked = await readSigned(db, filter, { after, size: most });
  const found = looked.filter(fits);
  const rows = found.slice(0, size);
  const last = found.length > size ? rows.at(-1) : looked.length === most ? looked.at(-1) : undefined;
  return { rows, next: last ? { at: last.signedAt, id: last.id } : null };
}

/** What pharmacies did not hand out of prescriptions and still counts, by their ids; nothing for who reads no records. */
export async function refusalsOf(
  { db }: RequestContext,
  rows: readonly SignedPrescription[],
  { readsMedicines }: Pick<SignedSearch, "readsMedicines">,
): Promise<ReadonlyMap<string, Refusal | null>> {
  const held = readsMedicines ? rows.filter(({ state }) => canBeRefused(state)) : [];
  if (held.length === 0) return new Map();
  const ids = held.map(({ id }) => id);
  const [lines, entries] = await Promise.all([linesOf(db, ids), handedOrDeclined(db, ids)]);
  return new Map(
    held.map(({ id, state }) => {
      const own = lines.filter(({ prescriptionId }) => prescriptionId === id);
      return [id, refusedOf(state, entries, own).refusal];
    }),
  );
}

/** The rows that a list shows, where it shows only what stands refused. */
export const stillRefused = <Row extends { id: string }>(
  rows: readonly Row[],
  refusals: ReadonlyMap<string, Refusal | null>,
  { isRefusedAlone }: Pick<SignedSearch, "isRefusedAlone">,
): Row[] => rows.filter(({ id }) => !isRefusedAlone || (refusals.get(id)?.kind ?? "other") !== "other");

/** Rows with the names of patients and prescribers, and without medicines for whoever may not read records. */
export async function namedRows(
  context: RequestContext,
  rows: readonly SignedPrescription[],
  { readsMedicines }: SignedSearch,
) {
  const [patients, prescribers] = await Promise.all([
    patientNames(context, [...new Set(rows.map(({ patientId }) => patientId))]),
    employeeNames(context, [...new Set(rows.map(({ prescriberId }) => prescriberId))]),
  ]);
  return rows.map(({ wasAsked: _wasAsked, ...row }) => ({
    ...row,
    medicines: readsMedicines ? row.medicines : [],
    patient: patients.get(row.patientId) ?? "",
    prescriber: prescribers.get(row.prescriberId) ?? "",
  }));
}
