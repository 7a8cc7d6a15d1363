import type { PlainKey } from "~/i18n/message-types";
import { createTranslator } from "~/i18n/translator.server";
import { GENDER, nameOfCode } from "~/kernel/codes/code-tables";
import type { PrintedEntry, PrintedSection, PrintedSheet } from "~/kernel/print/printed-sheet";
import type { RequestContext } from "~/platform/context.server";
import { sheetFrame } from "~/platform/print/sheet-frame.server";
import { practiceFormat } from "~/platform/reader-format.server";
import { isolate, recordFacts } from "../../records/record-facts";
import { isConfirmable } from "../../domain/records/record-kinds";
import type { WholeProfile, WholeSection } from "./whole-profile.server";

type Section = WholeSection;
type Record = Section["records"][number];

/** A whole profile in the reader's language, as screen, paper and PDF show it. */
export function printedProfile(context: RequestContext, { patient, sections }: WholeProfile): PrintedSheet {
  const { locale, profile } = context;
  const { t } = createTranslator(locale);
  const format = practiceFormat(profile, locale);
  const { timeZone } = profile;

  const writtenBy = ({ kind, authorKind, authorName, recordedAt, verification, refuted }: Record): string => {
    const said = { name: isolate(authorName), date: format.date(recordedAt, timeZone) };
    const by = authorKind === "patient" ? t("phr:written.byPatient", said) : t("phr:written.byStaff", said);
    if (verification === "UNCONFIRMED" && isConfirmable(kind)) return format.parts([by, t("phr:written.unconfirmed")]);
    if (!refuted) return by;
    return format.parts([
      by,
      t("phr:written.refutedBy", { name: isolate(refuted.name), date: format.date(refuted.at, timeZone) }),
    ]);
  };

  // What there is one of alone is named by its section.
  const nameOf = ({ kind }: Section, { name, verification }: Record): string => {
    const own = kind.single ? "" : name;
    return verification === "REFUTED" ? format.parts([t("phr:written.refuted"), own]) : own;
  };

  const printed =
    (section: Section) =>
    (record: Record): PrintedEntry => ({
      name: nameOf(section, record),
      // What it is called stands above its facts already.
      facts: recordFacts(section.kind, record, { t, format }).flatMap(({ name, term, value }) =>
        !section.kind.single && value === record.name && name === section.kind.lead ? [] : [{ term, value }],
      ),
      written: writtenBy(record),
      struck: record.verification === "REFUTED",
    });

  const nothing = ({ kind, noneKnown }: Section): string => {
    if (!noneKnown) return t("profile-export:nothing");
    const said = t("phr:none.said", { name: isolate(noneKnown.authorName), date: format.date(noneKnown.at, timeZone) });
    return `${t(`${kind.words}:noneKnownSaid` as PlainKey)} (${said})`;
  };

  const gender = nameOfCode(GENDER, patient.gender);
  return {
    ...sheetFrame(context),
    title: t("profile-export:title", { name: patient.name }),
    person: [
      { term: t("profile-export:name"), value: patient.name },
      { term: t("profile-export:born"), value: format.partialDate(patient.birthDate) },
      { term: t("profile-export:gender"), value: gender ? t(`common:genders.${gender}`) : "" },
    ].filter(({ value }) => value !== ""),
    sections: sections.map((section): PrintedSection => ({
      title: t(`${section.kind.words}:title` as PlainKey),
      kind: "entries",
      entries: section.records.map(printed(section)),
      nothing: nothing(section),
    })),
  };
}
