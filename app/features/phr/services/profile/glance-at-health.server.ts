import { howTaken, strengthAndForm, type TakenMedicine } from "~/i18n/how-taken";
import type { Speech } from "~/i18n/i18n-provider";
import type { PlainKey } from "~/i18n/message-types";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readerFormat } from "~/platform/reader-format.server";
import { refusedOn } from "../../domain/medications/pharmacy-marks";
import { HEALTH_RECORD_KINDS } from "../../records";
import { measureText } from "../../records/trackers/measure-text";
import { recordFacts } from "../../records/record-facts";
import { readHealthOverview, type HealthOverview } from "./read-health-overview.server";

/** One thing that matters now: what it is called, and what else is to be known of it in a line. */
export interface GlanceEntry {
  name: string;
  text: string;
  /** Why it stands out: it is dangerous, or lies beyond its limits; empty where it does not. */
  mark: string;
}

/** A part of what matters of a patient now, in the reader's language. */
export interface GlanceSection {
  kind: "ALLERGY" | "CONTRAINDICATION" | "HEALTHCONDITION" | "MEDICATION" | "VITALS";
  title: string;
  /** Where all of it is; null where the organization has no page of it. */
  href: string | null;
  entries: GlanceEntry[];
  /** What stands there instead of entries: that the patient has none, that nobody has asked, that nothing was entered. */
  nothing: string;
  /** Nobody has asked: silence must not look like safety. */
  notAsked: boolean;
}

/** What matters of a patient now, to keep in view through a consultation. */
export interface HealthGlance extends Pick<HealthOverview, "patient" | "role" | "opening" | "age" | "today"> {
  /** Null where it is not known. */
  weightKg: number | null;
  sections: GlanceSection[];
}

type Section = HealthOverview["sections"][number];
type Record = Section["records"][number];

const SHOWN = ["ALLERGY", "CONTRAINDICATION", "HEALTHCONDITION", "MEDICATION"] as const;
/** What of a record is not said again in the line below its name. */
const LEFT_OUT: ReadonlySet<string> = new Set(["status", "category", "type", "note", "certainty", "lastOccurrence"]);

const NOTHING_TAKEN: TakenMedicine = {
  ...{ form: "", strength: "", strengthUnit: "", method: "", dose: null, doseUnit: "", frequency: "", whenTaken: "" },
  ...{ asNeeded: false, neededFor: "", maxPerDay: null },
};

type Said = Pick<Speech, "t" | "bcp47" | "format">;

/** What of a record is to be known besides its name, in a line. */
function textOf(kind: Section["kind"], record: Record, said: Said): string {
  const declared = HEALTH_RECORD_KINDS.find((each) => each.kind === kind);
  if (!declared) return "";
  if (kind === "MEDICATION") {
    const medicine: TakenMedicine = Object.assign({ ...NOTHING_TAKEN }, record.values);
    return said.format.parts([...strengthAndForm(medicine, said), howTaken(medicine, said)]);
  }
  const isMarked = kind === "ALLERGY" && record.values["criticality"] === "HIGH";
  const facts = recordFacts(declared, record, said).filter(
    ({ name, value }) =>
      name !== declared.lead && value !== record.name && !LEFT_OUT.has(name) && !(isMarked && name === "criticality"),
  );
  return said.format.parts(facts.map(({ value }) => value));
}

/** Why a record stands out. */
function markOf(kind: Section["kind"], { values }: Record, { t, format }: Said): string {
  if (kind === "ALLERGY") return values["criticality"] === "HIGH" ? t("allergies:highRisk") : "";
  const refused = kind === "MEDICATION" ? refusedOn(values) : null;
  return refused === null ? "" : t("medications:refusedOn", { date: format.plainDate(refused) });
}

/** A part of the overview as lines; none of what is not kept in view. */
function sectionOf(section: Section, whose: { patient?: string | undefined }, said: Said): GlanceSection[] {
  const { kind, base, words, isShown, records, noneKnown, asksNone, total } = section;
  const { t } = said;
  const shown = SHOWN.find((each) => each === kind);
  if (!shown) return [];
  const notAsked = total === 0 && asksNone && noneKnown === null;
  const nothing = noneKnown
    ? t(`${words}:noneKnownSaid` as PlainKey)
    : t(
        notAsked
          ? "health-profile:notAsked"
          : total > 0
            ? "health-profile:nothingNow"
            : "health-profile:nothingEntered",
      );
  const entries = records.map((record) => ({
    name: record.name,
    text: textOf(kind, record, said),
    mark: markOf(kind, record, said),
  }));
  const title = t(`${words}:title` as PlainKey);
  return [{ kind: shown, title, href: isShown ? paths.recordList(base, whose) : null, entries, nothing, notAsked }];
}

/** The last measurements. */
function vitalsOf(vitals: NonNullable<HealthOverview["vitals"]>, href: string | null, said: Said): GlanceSection {
  const { t, format } = said;
  const entries = vitals.map((summary): GlanceEntry => {
    const value = measureText(summary.tracker, said).measure(summary, summary.unit);
    return {
      name: t(`trackers:name.${summary.tracker}`),
      text: format.parts([value, format.date(summary.at, summary.zone)]),
      mark: summary.flag === null ? "" : t(`trackers:flag.${summary.flag}`),
    };
  });
  return {
    ...{ kind: "VITALS", title: t("health-profile:vitals.title"), href, entries },
    ...{ nothing: t("health-profile:vitals.none"), notAsked: false },
  };
}

/**
 * What matters of a patient now, as lines of text: what they must not be given, what they have, what they take, and the
 * last measurements. It warns, and so shows what is written down whichever areas have pages. Reading somebody else's is
 * audited.
 * @throws NotFoundError, ForbiddenError
 */
export async function glanceAtHealth(context: RequestContext, rawPatientId: unknown): Promise<HealthGlance> {
  await authorize(context, "healthRecord.read");
  const overview = await readHealthOverview(context, rawPatientId, { isWarning: true });
  const { patient, role, opening, age, today, sections, vitals, hasTrackers } = overview;
  const whose = context.actor.kind === "patient" ? {} : { patient: patient.id };
  const { t, bcp47 } = createTranslator(context.locale);
  const said = { t, bcp47, format: readerFormat(context) };
  const href = hasTrackers ? paths.trackers(whose) : null;
  const listed = sections.flatMap((section) => sectionOf(section, whose, said));
  return {
    ...{ patient, role, opening, age, today },
    weightKg: vitals?.find(({ tracker }) => tracker === "weight")?.value ?? null,
    // Without a page, measurements that nobody wrote down are nothing to tell of.
    sections: vitals && (hasTrackers || vitals.length > 0) ? [...listed, vitalsOf(vitals, href, said)] : listed,
  };
}
