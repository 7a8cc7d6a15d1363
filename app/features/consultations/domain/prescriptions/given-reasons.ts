import type { PrescriptionLine } from "./line";
import { answersIn, isOpenDanger, overruledWith, type AnsweredWarning } from "./warnings";

/** Why lines are prescribed despite their warnings; an empty reason says nothing. */
export interface GivenReasons {
  /** For all cautions of a line, by its id. */
  reasons: Readonly<Record<string, string>>;
  /** For each dangerous warning of a line. */
  dangers: readonly { lineId: string; check: string; about: string; reason: string }[];
}

/** Of each line, by its id, the warnings with the reason that is kept. */
export type WarningsOfLines = ReadonlyMap<string, readonly AnsweredWarning[]>;

type Line = Pick<PrescriptionLine, "id" | "medicine">;

/** The ids of the lines for which a reason is given. */
export const reasonsFor = ({ reasons, dangers }: GivenReasons): ReadonlySet<string> =>
  new Set([
    ...Object.keys(reasons).filter((id) => reasons[id] !== ""),
    ...dangers.filter(({ reason }) => reason !== "").map(({ lineId }) => lineId),
  ]);

/** Whether lines have all the given reasons already. */
export const areKept = (lines: readonly Line[], { reasons, dangers }: GivenReasons): boolean => {
  const keptIn = (lineId: string) => lines.find(({ id }) => id === lineId)?.medicine.overruled ?? [];
  return (
    Object.entries(reasons).every(
      ([lineId, reason]) => reason === "" || keptIn(lineId).some((kept) => kept.reason === reason),
    ) &&
    dangers.every(
      ({ lineId, check, about, reason }) =>
        reason === "" ||
        keptIn(lineId).some((kept) => kept.check === check && kept.about === about && kept.reason === reason),
    )
  );
};

/** Lines with the given reasons kept in them; one for which none is given stays as it is. */
export function linesWithReasons<Of extends Line>(
  lines: readonly Of[],
  warnings: WarningsOfLines,
  given: GivenReasons,
): Of[] {
  const meant = reasonsFor(given);
  return lines.map((line) => {
    if (!meant.has(line.id)) return line;
    const overruled = overruledWith(warnings.get(line.id) ?? [], line.medicine, {
      caution: given.reasons[line.id] ?? "",
      dangers: given.dangers.filter(({ lineId, reason }) => lineId === line.id && reason !== ""),
    });
    return { ...line, medicine: { ...line.medicine, overruled } };
  });
}

/** Lines as they are signed: with the reasons for what is prescribed, and none that was given for less. */
export const linesWithAnswers = <Of extends Line>(lines: readonly Of[], warnings: WarningsOfLines): Of[] =>
  lines.map((line) => {
    const { medicine } = line;
    const overruled = answersIn(warnings.get(line.id) ?? [], medicine);
    return overruled.length === medicine.overruled.length ? line : { ...line, medicine: { ...medicine, overruled } };
  });

const MISSING = "prescriptions:warnings.missing" as const;

/** A field in which a reason is missing. */
interface MissingReason {
  field: string;
  message: typeof MISSING;
}

/**
 * Each field of the draft's page in which a reason is missing: of the cautions of a line, and of each dangerous warning,
 * which are numbered through all lines as the page shows them.
 */
export function missingReasons(
  lines: readonly Pick<Line, "id">[],
  warnings: WarningsOfLines,
  { reasons, dangers }: GivenReasons = { reasons: {}, dangers: [] },
): MissingReason[] {
  const of = (id: string) => warnings.get(id) ?? [];
  const isAsked = (id: string) => of(id).some(({ level, reason }) => level === "warn" && reason === "");
  const cautioned = lines.filter(({ id }) => isAsked(id) && (reasons[id] ?? "") === "");
  const open = lines.flatMap(({ id }) =>
    of(id)
      .filter(isOpenDanger)
      .map((warning) => ({ ...warning, lineId: id })),
  );
  const isGiven = ({ lineId, check, about }: (typeof open)[number]) =>
    dangers.some(
      (each) => each.lineId === lineId && each.check === check && each.about === about && each.reason !== "",
    );
  return [
    ...cautioned.map(({ id }) => ({ field: `reasons.${id}`, message: MISSING })),
    ...open.flatMap((each, at) => (isGiven(each) ? [] : [{ field: `dangers.${at}.reason`, message: MISSING }])),
  ];
}

/** Whether a field of the draft's page is one of a reason. */
export const isReasonField = (name: string): boolean => /^(?:reasons|dangers)[.[]/u.test(name);
