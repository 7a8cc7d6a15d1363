import { providersStatement } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { recordsOfPatient } from "../../data/records/health-records-read.server";
import type { RecordValues } from "../../domain/records/record-kinds";
import { HEALTH_RECORD_KINDS } from "../../records";
import type { HealthRecordKind } from "../../records/health-record-kind";
import type { RecordLink } from "../../records/record-fields";
import type { ReachedRecords } from "../access/reach-records.server";
import { shownAreas } from "./shown-areas.server";

/** The fields of a kind that name other records or providers, with what they name. */
const linkedFields = ({ fields }: HealthRecordKind) =>
  Object.entries(fields).flatMap(([name, { linked }]) => (linked === undefined ? [] : [{ name, linked }]));

/** Whether the form of a kind offers to link other records or providers. */
export const offersLinks = (kind: HealthRecordKind): boolean => linkedFields(kind).length > 0;

const linksIn = (values: RecordValues | undefined, name: string) => (values?.[name] ?? []) as readonly RecordLink[];

/** Who looks after a patient and still works here. */
async function providersOf(context: RequestContext, patientId: string): Promise<RecordLink[]> {
  const found = await providersStatement(context.db, patientId);
  return found
    .filter(({ works }) => works)
    .map(({ id, firstName, lastName }) => ({ id, name: [firstName, lastName].filter(Boolean).join(" ") }));
}

/** What may be linked, as far as the organization shows it and the asker may read it. */
async function choicesOf(context: RequestContext, reached: ReachedRecords, linked: string): Promise<RecordLink[]> {
  const { patient, may } = reached;
  if (linked === "PROVIDERS") return providersOf(context, patient.id);
  const kind = HEALTH_RECORD_KINDS.find((each) => each.kind === linked);
  if (!kind || !may(kind.rights, "R") || !(await shownAreas(context)).has(kind.area)) return [];
  const records = await recordsOfPatient(context.db, patient.id, [kind.kind], reached.privateOf);
  return records.map(({ id, name }) => ({ id, name }));
}

/**
 * What the form of a record offers to link, by the fields' names: what was linked before stays on offer, on its list or
 * not.
 */
export async function linkChoices(
  context: RequestContext,
  reached: ReachedRecords,
  kind: HealthRecordKind,
  before?: RecordValues,
): Promise<Record<string, readonly RecordLink[]>> {
  const offered = linkedFields(kind).map(async ({ name, linked }) => {
    const choices = await choicesOf(context, reached, linked);
    const kept = linksIn(before, name).filter(({ id }) => !choices.some((each) => each.id === id));
    return [name, [...choices, ...kept]] satisfies [string, readonly RecordLink[]];
  });
  return Object.fromEntries(await Promise.all(offered));
}

/**
 * The values of a record with the names of what it links.
 * @throws InvalidError at the field that names something that is not the patient's
 */
export async function withLinkNames(
  context: RequestContext,
  reached: ReachedRecords,
  kind: HealthRecordKind,
  values: RecordValues,
  before?: RecordValues,
): Promise<RecordValues> {
  const asked = linkedFields(kind).filter(({ name }) => linksIn(values, name).length > 0);
  if (asked.length === 0) return values;
  const choices = await linkChoices(context, reached, kind, before);
  const named = asked.map(({ name }) => {
    const ids = [...new Set(linksIn(values, name).map(({ id }) => id))];
    const links = ids.map((id) => choices[name]?.find((each) => each.id === id));
    if (links.includes(undefined)) throw new InvalidError([{ field: name, message: "errors:field.chooseOne" }]);
    return [name, links] as const;
  });
  return { ...values, ...Object.fromEntries(named) };
}

/** The values as a form holds them: what is linked, by its ids. */
export const linkedIds = (kind: HealthRecordKind, values: RecordValues): RecordValues => ({
  ...values,
  ...Object.fromEntries(linkedFields(kind).map(({ name }) => [name, linksIn(values, name).map(({ id }) => id)])),
});
