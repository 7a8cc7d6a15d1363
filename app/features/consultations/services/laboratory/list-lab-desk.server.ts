import { readPatientByNumber, soughtPatients } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { laboratoriesStatement } from "../../data/laboratory/catalogue.server";
import {
  countWorklists,
  deskRows,
  doneRows,
  emergencyRows,
  patientsToIdentify,
  soughtRows,
} from "../../data/laboratory/lab-desk-read.server";
import { openCriticals } from "../../data/laboratory/urgent-read.server";
import type { TypedNumber } from "../../domain/desks/typed-number";
import type { LabState } from "../../domain/laboratory/lab-order-states";
import { isRunning, soughtOrder, STATES_OF_WORKLIST, WORKLISTS, type Worklist } from "../../domain/desks/lab-worklists";
import { peopleOfOrders } from "../../support/laboratory/people-of-orders.server";

/** So many tests a list shows; whoever has more works them off from the top. */
const MOST = 100;

interface AskedOfDesk {
  list?: string | null | undefined;
  laboratoryId?: string | null | undefined;
  /** A patient's name, number or birth date, the number of an order, or that of a sample. */
  find?: string | null | undefined;
}

/** The longest search that is looked up. */
const LONGEST_FIND = 200;

/** Birth dates and patients' numbers have digits in some script; names have none. */
const HAS_DIGITS = /\p{N}/u;

type Found = Awaited<ReturnType<typeof soughtRows>>;
type FoundAs = "number" | "patient" | null;
const foundAs = (rows: Found, as: FoundAs) => rows.map((row) => ({ ...row, foundAs: as }));

/** What a number names: the tests of the order, then those of the patient, where it can be either's. */
async function ofNumber({ db }: RequestContext, { number, of }: TypedNumber) {
  const patient = of === "paper" ? undefined : await readPatientByNumber(db, number);
  const [own, theirs] = await Promise.all([
    of === "patient" ? [] : soughtRows(db, { patientIds: [], number, onlyCollected: false, most: MOST + 1 }),
    patient ? soughtRows(db, { patientIds: [patient.id], number: null, onlyCollected: true, most: MOST + 1 }) : [],
  ]);
  const rest = theirs.filter(({ id }) => own.every((row) => row.id !== id));
  return [...foundAs(own, "number"), ...foundAs(rest, "patient")];
}

/**
 * What a search means: the one test of a sample's number, else the order of a number and the tests of the patient of that
 * number, else tests of the patients meant. A sample's number, as `1980-6-1`, may be a birth date as well. Whoever takes a
 * sample asks the person for their birth date and number, so a search by these does not say whose samples are still to be
 * taken.
 */
async function searched(context: RequestContext, find: string) {
  const { db } = context;
  const sought = soughtOrder(find);
  if (sought !== null && sought.sampleCode !== "") {
    const asked = { patientIds: [], number: sought.number, onlyCollected: false, most: MOST };
    const own = (await soughtRows(db, asked)).filter(({ sampleCode }) => sampleCode === sought.sampleCode);
    if (own.length > 0) return foundAs(own, null);
  } else if (sought !== null) {
    const found = await ofNumber(context, sought);
    if (found.length > 0 || sought.of !== "either") return found;
  }
  const patientIds = await soughtPatients(context, find);
  if (patientIds.length === 0) return [];
  const asked = { patientIds, number: null, onlyCollected: HAS_DIGITS.test(find), most: MOST + 1 };
  return foundAs(await soughtRows(db, asked), null);
}

/** The order of the sample whose label somebody scanned; null where they looked for something else. */
function scannedIn(
  find: string,
  rows: readonly { orderId: string; sampleCode: string; state: LabState }[],
): string | null {
  const code = soughtOrder(find)?.sampleCode ?? "";
  const [first] = rows;
  const isScanned = code !== "" && rows.every(({ sampleCode, state }) => sampleCode === code && isRunning(state));
  return first && isScanned ? first.orderId : null;
}

const listed = ({ db }: RequestContext, list: Worklist, laboratoryId: string | undefined) =>
  (list === "done" ? doneRows : deskRows)(db, { states: STATES_OF_WORKLIST[list], laboratoryId, most: MOST + 1 });

/**
 * A list of the laboratory's desk, or what a search finds: emergencies first, then who has waited longest, and of what
 * is done the newest first; and above every list the emergencies that are not done, and the critical values of which
 * nobody has said yet that they know. How much waits in each list is counted for all laboratories together.
 * @throws ForbiddenError
 */
export async function listLabDesk(context: RequestContext, asked: AskedOfDesk) {
  await authorize(context, "laboratory.work");
  const { actor } = context;
  const employeeId = actor.kind === "employee" ? actor.employeeId : null;
  const list = WORKLISTS.find((name) => name === asked.list) ?? "collect";
  const laboratoryId = asked.laboratoryId || undefined;
  const find = (asked.find ?? "").trim().slice(0, LONGEST_FIND);
  const [rows, laboratories, criticals, running, counts] = await Promise.all([
    find === "" ? listed(context, list, laboratoryId).then((all) => foundAs(all, null)) : searched(context, find),
    laboratoriesStatement(context.db),
    openCriticals(context.db, { most: 20 }),
    emergencyRows(context.db, MOST),
    find === "" && laboratoryId === undefined ? countWorklists(context.db) : null,
    auditRead(context, {
      action: "labOrder.list",
      subjectKind: "labOrder",
      subjectId: null,
      patientId: null,
      fields: ["desk"],
    }),
  ]);
  const emergencies = [...new Map(running.map((row) => [row.orderId, row])).values()];
  const [peopleOf, toAsk] = await Promise.all([
    peopleOfOrders(context, [...rows, ...criticals, ...emergencies]),
    patientsToIdentify(context.db, [...new Set(rows.map(({ patientId }) => patientId))]),
  ]);
  return {
    ...{ list, find, counts, laboratoryId: laboratoryId ?? null, more: rows.length > MOST },
    scanned: find === "" ? null : scannedIn(find, rows),
    number: soughtOrder(find)?.number ?? null,
    rows: rows.slice(0, MOST).map((row) => {
      const { names, person } = peopleOf(row);
      const isOwn = row.state === "ENTERED" && row.enteredBy === employeeId;
      // Whoever takes a sample asks the person for it: it stands beside no other test of theirs until then.
      const birthDate = toAsk.has(row.patientId) ? "" : person.birthDate;
      return { ...row, ...names, isOwn, birthDate };
    }),
    laboratories: laboratories.map(({ id, name }) => ({ id, name })),
    emergencies: emergencies.map(({ orderId, number, orderedAt, ...people }) => ({
      ...{ orderId, number, orderedAt },
      patientName: peopleOf(people).names.patientName,
    })),
    criticals: criticals.map((critical) => ({ ...critical, ...peopleOf(critical).names })),
  };
}
