import type { Speech } from "~/i18n/i18n-provider";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { localDate } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";
import { readerFormat } from "~/platform/reader-format.server";
import {
  numbersOf,
  prescriptionsOfConsultations,
  type DraftsOf,
} from "../../data/prescriptions/prescriptions-read.server";
import { endedLast, type SummaryEntry } from "../../domain/consultations/summary";
import { isStateItself } from "../../domain/pharmacy/refusal";
import { isCalledOff } from "../../domain/prescriptions/validity";
import type { Prescription } from "../../domain/prescriptions/prescription";
import { shownNumber } from "../../domain/prescriptions/verification-code";
import { employeeOf, isPatient } from "../prescriptions/reach-prescription.server";
import { listedPrescriptions, unsafeOf, type ListedPrescription } from "../prescriptions/shown-prescription.server";
import { byLine, consultationIdsOf, type SummaryPart } from "./summary-part.server";

interface Asked {
  asPatient: boolean;
  drafts: DraftsOf;
}

/** The numbers of the prescriptions that drafts replace or renew, by their ids. */
function earlierNumbers({ db }: RequestContext, rows: readonly Prescription[]): Promise<Map<string, number>> {
  const drafts = rows.filter(({ state }) => state === "DRAFT");
  return numbersOf(db, [...new Set(drafts.flatMap(({ replacesId, renewsId }) => replacesId ?? renewsId ?? []))]);
}

/** What stands against a prescription, said before how its medicines are taken. */
function againstOf(
  { state, declined, refusal }: Pick<ListedPrescription, "state" | "declined" | "refusal">,
  asPatient: boolean,
  { t, format }: Pick<Speech, "t" | "format">,
): string | undefined {
  const ended = (["CANCELLED", "STOPPED", "REPLACED"] as const).find((each) => each === state);
  if (ended) return asPatient ? t(`prescriptions:meaning.${ended}`) : t(`prescriptions:state.${ended}`);
  if (refusal?.kind !== "unsafe") return undefined;
  const name = format.list(unsafeOf(declined).map((each) => each.name));
  return asPatient
    ? t("prescriptions:doNotTakeOf", { name })
    : t("prescriptions:notDispensedOf", { name, reason: t("pharmacy:one.declineReasons.NOT_SAFE") });
}

/** The prescriptions of consultations, as lists show them. */
async function ofConsultations(context: RequestContext, ids: readonly string[], { asPatient, drafts }: Asked) {
  const speech = { ...createTranslator(context.locale), format: readerFormat(context) };
  const { t } = speech;
  const today = localDate(context.now, context.profile.timeZone);
  const rows = await prescriptionsOfConsultations(context.db, ids, drafts);
  const [shown, earlier] = await Promise.all([
    listedPrescriptions(context, rows, { asPatient, today }),
    earlierNumbers(context, rows),
  ]);
  const draftName = (id: string) => {
    const { replacesId = null, renewsId = null } = rows.find((row) => row.id === id) ?? {};
    const number = earlier.get(replacesId ?? renewsId ?? "");
    if (number === undefined) return t("prescriptions:one");
    const said = { number: shownNumber(number) };
    return t(replacesId === null ? "prescriptions:oneRenewing" : "prescriptions:oneReplacing", said);
  };
  return shown.map((each) => {
    const { id, number, state, details, refusal } = each;
    const draft = state === "DRAFT";
    const against = againstOf(each, asPatient, speech);
    const entry: SummaryEntry = {
      id,
      name: number === null ? draftName(id) : t("prescriptions:numbered", { number: shownNumber(number) }),
      lines: details?.medicines ?? [],
      ...(details && {
        medicines: details.medicines.map((called, at) => ({ name: called, how: details.directions[at] ?? "" })),
      }),
      ...(against !== undefined && { against }),
      ...(isCalledOff(state) && { ended: true }),
      draft,
      state:
        refusal && isStateItself(state, refusal)
          ? t(`prescriptions:${asPatient ? "toldRefused" : "refused"}.${refusal.kind}`)
          : t(`prescriptions:state.${state}`),
      href: draft ? paths.prescriptionEdit(id) : paths.prescriptionView(id),
    };
    return { consultationId: rows.find((row) => row.id === id)?.consultationId ?? null, entry };
  });
}

/** What was prescribed at a consultation: patients see none that is not signed. */
export const prescriptionsPart: SummaryPart = {
  name: "prescriptions",
  begin: (_context, { patient, consultation }) =>
    paths.prescriptionCreate({ patient: patient.id, consultation: consultation.id }),
  read: async (context, asked) => {
    const employeeId = employeeOf(context);
    const drafts = asked.role === "nurse" ? "all" : employeeId === null ? "none" : { employeeId };
    const found = await ofConsultations(context, [asked.consultation.id], { asPatient: isPatient(asked), drafts });
    return endedLast(found.map(({ entry }) => entry));
  },
  listed: async (context, _patientId, lines) =>
    byLine(
      lines,
      await ofConsultations(context, consultationIdsOf(lines), { asPatient: true, drafts: "none" }),
      ({ entry }) => entry,
    ),
};
