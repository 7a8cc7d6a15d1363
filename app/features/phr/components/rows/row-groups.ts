import type { Speech } from "~/i18n/i18n-provider";
import type { StatusColour } from "~/ui/view/status-badge";
import type { HealthRecord, RecordKindName } from "../../domain/records/record-kinds";
import { groupVaccinations } from "../../domain/vaccinations/group-vaccinations";

/** A group of records in a list, with its title, text and badge. */
export interface RowGroup<Of extends HealthRecord> {
  key: string;
  /** Absent where the records have no heading. */
  title?: string;
  /** Below the title. */
  text?: string;
  badge?: { colour: StatusColour; words: string };
  records: readonly Of[];
}

interface Facts {
  /** The day in the practice, YYYY-MM-DD. */
  today: string;
}

type Group = <Of extends HealthRecord>(records: readonly Of[], facts: Facts, speech: Speech) => RowGroup<Of>[];

/** Records in runs that have the same key, in their order. */
function runsOf<Of extends HealthRecord>(records: readonly Of[], keyOf: (record: Of) => string): RowGroup<Of>[] {
  const groups = new Map<string, Of[]>();
  for (const record of records) groups.set(keyOf(record), [...(groups.get(keyOf(record)) ?? []), record]);
  return [...groups].map(([key, members]) => ({ key, records: members }));
}

/** Current medicines, those on hold, and past ones. */
const medications: Group = (records, _, { t }) => {
  const groupOf = ({ state }: HealthRecord) => (state === "ACTIVE" || state === "ON_HOLD" ? state : "PAST");
  return runsOf(records, groupOf).map((group) => ({
    ...group,
    title: t(`medications:group.${group.key as "ACTIVE" | "ON_HOLD" | "PAST"}`),
  }));
};

/** By vaccine, with the doses given so far; overdue vaccines first. */
const vaccinations: Group = (records, { today }, { t, format }) =>
  groupVaccinations(records, today).map(({ key, name, doses, given, series, due, overdue }) => ({
    ...{ key, title: name, records: doses },
    text:
      series === null
        ? t("vaccinations:given", { count: given })
        : t("vaccinations:givenOf", { given: format.number(given), doses: format.number(series) }),
    ...(due !== null && {
      badge: overdue
        ? { colour: "orange", words: t("vaccinations:overdue", { date: format.partialDate(due) }) }
        : { colour: "light-blue", words: t("vaccinations:next", { date: format.partialDate(due) }) },
    }),
  }));

/** By day. */
const journal: Group = (records, _, { format }) =>
  runsOf(records, ({ date }) => date).map((group) => ({ ...group, title: format.plainDate(group.key, "long") }));

/** How the records of a kind are grouped; a kind that is not here has one list without headings. */
const GROUPS: Readonly<Partial<Record<RecordKindName, Group>>> = {
  MEDICATION: medications,
  VACCINATION: vaccinations,
  JOURNAL: journal,
};

/** The records of a list in its groups. */
export const groupsOf = <Of extends HealthRecord>(
  kind: RecordKindName,
  records: readonly Of[],
  facts: Facts,
  speech: Speech,
): RowGroup<Of>[] => GROUPS[kind]?.(records, facts, speech) ?? [{ key: "", records }];
