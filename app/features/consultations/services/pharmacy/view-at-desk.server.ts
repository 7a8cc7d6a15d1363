import { employeeNames, ROLE } from "~/features/identity/public.server";
import { mayReadRecords, readRecord } from "~/features/patients/public.server";
import { isSameSubstance, pharmacyWarnings } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import {
  linesOf,
  numbersOf,
  readPrescription,
  readSignedContent,
} from "../../data/prescriptions/prescriptions-read.server";
import { dispensedLine, isFoundBy, isOver, refusedAtDesk, undoneOf, type DeskEntry } from "../../domain/pharmacy/desk";
import type { DeskActs, DeskView, DeskViewLine, ShownDeskEntry } from "../../domain/pharmacy/desk-view";
import { canUndo, leftAtATime, leftOf, refillDueAt, refillsLeft } from "../../domain/pharmacy/dispensing";
import { prescriptionTransition } from "../../domain/prescriptions/prescription-states";
import {
  isForDesk,
  reachDeskPrescription,
  type ReachedAtDesk,
} from "../../support/pharmacy/reach-desk-prescription.server";
import { letterheadLocation } from "../../support/printing/letterhead-location.server";

/** What a desk may do now. What is over is not handed out any more, but may still come back. */
function actsOf({ prescription, today }: ReachedAtDesk): DeskActs {
  const may = (action: "dispense" | "return" | "decline") =>
    prescriptionTransition(action, "pharmacy", prescription.state) !== undefined;
  return {
    handOut: may("dispense") && !isOver(prescription, today),
    takeBack: may("return"),
    decline: may("decline"),
  };
}

/** The prescription that replaces it, where this desk sees that one too. */
async function replacementOf({ db }: RequestContext, { prescription, pharmacyId }: ReachedAtDesk) {
  const { replacedById } = prescription;
  const newer = replacedById === null ? undefined : await readPrescription(db, { id: replacedById });
  // One that was sent to nobody is opened with the code of its paper.
  const isShown = newer && isForDesk(newer, pharmacyId) && isFoundBy({ number: newer.number ?? 0 }, newer);
  return isShown ? { id: newer.id, number: newer.number } : null;
}

/**
 * What a pharmacist must know of the patient's record; null for an administrator who opens the page and may not read
 * health records.
 */
async function warningsFor(context: RequestContext, patientId: string) {
  const { actor } = context;
  const isPharmacist = actor.kind === "employee" && actor.roles.includes(ROLE.PHARMACY);
  return isPharmacist || (await mayReadRecords(context, false)) ? pharmacyWarnings(context, patientId) : null;
}

const ACTION_OF = {
  DISPENSED: "takeBack",
  RETURNED: "handOut",
  DECLINED: "decline",
  UNDONE: null,
  ANSWERED: null,
} as const;

/** The telephone in the letterhead of the paper. */
async function practicePhoneFor(context: RequestContext, { prescription }: ReachedAtDesk): Promise<string> {
  const { consultationId, prescriberId: providerId } = prescription;
  const location = await letterheadLocation(context, { consultationId, providerId });
  return location?.phone || (context.profile.settings.contact.phone ?? "");
}

interface WithLines {
  may: DeskActs;
  names: ReadonlyMap<string, string>;
  declined: readonly DeskEntry[];
  before: Awaited<ReturnType<typeof replacedOf>>;
}

/** What was handed out on the prescription that this one replaces: of each medicine, by whatever name. */
async function replacedOf({ db }: RequestContext, { prescription: { replacesId } }: ReachedAtDesk) {
  if (replacesId === null) return () => null;
  const [lines, numbers] = await Promise.all([linesOf(db, [replacesId]), numbersOf(db, [replacesId])]);
  const number = numbers.get(replacesId) ?? 0;
  return (name: string) => {
    const amount = lines
      .filter((each) => isSameSubstance(each.name, name))
      .reduce((sum, { dispensed }) => sum + dispensed, 0);
    return amount > 0 ? { amount, number } : null;
  };
}

/** Each line with what is left of it, and what was done with it by whom. */
function linesAt({ lines, entries }: ReachedAtDesk, { may, names, declined, before }: WithLines): DeskViewLine[] {
  const undone = undoneOf(entries);
  return lines.map((line) => {
    const state = dispensedLine(line, entries);
    const shown = entries
      .filter(({ lineId }) => lineId === line.id)
      .map((entry): ShownDeskEntry => {
        const act = ACTION_OF[entry.kind];
        const isUndone = undone.has(entry.id);
        const mayUndo = act !== null && may[act] && canUndo({ ...entry, undone: isUndone }, state);
        return { ...entry, isUndone, by: names.get(entry.employeeId) ?? "", mayUndo };
      });
    return {
      ...line,
      left: leftOf(state),
      atATime: leftAtATime(state),
      refillsLeft: refillsLeft(state),
      refillDueAt: refillDueAt(state),
      dispensedBefore: before(line.name),
      declined: shown.find(({ id }) => declined.some((each) => each.id === id)) ?? null,
      entries: shown,
    };
  });
}

/**
 * One prescription at the desk: what stands on the paper, what the patient must not be given, what has been handed out
 * of each line, what may still be, what was refused, and what was done so far.
 * @throws NotFoundError; ForbiddenError
 */
export async function viewAtDesk(context: RequestContext, id: unknown): Promise<DeskView> {
  await authorize(context, "pharmacy.work");
  const reached = await reachDeskPrescription(context, id);
  const { prescription, entries } = reached;
  const { patientId, prescriberId } = prescription;
  const [found, signed, replacedBy, names, warnings, practicePhone, before] = await Promise.all([
    readRecord(context.db, patientId, null),
    readSignedContent(context.db, prescription.id),
    replacementOf(context, reached),
    employeeNames(context, [...new Set([prescriberId, ...entries.map(({ employeeId }) => employeeId)])]),
    warningsFor(context, patientId),
    practicePhoneFor(context, reached),
    replacedOf(context, reached),
    auditRead(context, {
      action: "prescription.read",
      ...{ subjectKind: "prescription", subjectId: prescription.id, patientId },
      fields: ["desk"],
    }),
  ]);
  const may = actsOf(reached);
  const { declined, refusal } = refusedAtDesk(reached);
  return {
    prescription,
    patient: {
      name: `${found?.record.firstName ?? ""} ${found?.record.lastName ?? ""}`.trim(),
      birthDate: found?.record.birthDate ?? "",
      number: found?.record.number ?? null,
    },
    warnings,
    prescriber: names.get(prescriberId) ?? "",
    prescriberPhone: signed?.prescriber.phone ?? "",
    practicePhone,
    lines: linesAt(reached, { may, names, declined, before }),
    may,
    refusal,
    replacedBy,
    isOver: isOver(prescription, reached.today),
    today: reached.today,
    currency: context.profile.currencyCode,
    timeZone: context.profile.timeZone,
    now: context.now,
  };
}
