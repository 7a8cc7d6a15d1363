/** A kind of measurement as observations name it. Codes are of LOINC. */
export interface ObservedKind {
  readonly tracker: string;
  readonly loinc: string | null;
  readonly secondLoinc: string | null;
  /** The units that it can be sent in, as UCUM writes each, the canonical one first. */
  readonly units: readonly { readonly unit: string; readonly ucum: string }[];
}

interface Quantity {
  readonly value: number;
  readonly code: string;
}

interface Part {
  readonly codes: readonly string[];
  readonly quantity: Quantity | null;
}

/** An observation as far as it is read. */
export interface Observed extends Part {
  readonly components: readonly Part[];
}

export interface ObservedReading {
  readonly tracker: string;
  readonly value: string;
  readonly value2: string;
  readonly unit: string;
}

/** The panel of both blood pressures, whose numbers are components. */
const PRESSURE_PANELS = ["85354-9", "55284-4"];
const PRESSURE = "8480-6";

/**
 * The reading that an observation holds.
 * @returns `code` or `value` where that cannot be taken: not a kind that is measured here, or without a number in one of
 * its units
 */
export function readingOf(kinds: readonly ObservedKind[], observed: Observed): ObservedReading | "code" | "value" {
  const isPanel = observed.codes.some((code) => PRESSURE_PANELS.includes(code));
  const wanted = isPanel ? [PRESSURE] : observed.codes;
  const kind = kinds.find(({ loinc }) => loinc !== null && wanted.includes(loinc));
  if (!kind) return "code";
  const partOf = (code: string | null) =>
    code === null ? undefined : observed.components.find(({ codes }) => codes.includes(code));
  const first = partOf(kind.loinc)?.quantity ?? observed.quantity;
  const second = kind.secondLoinc === null ? null : (partOf(kind.secondLoinc)?.quantity ?? null);
  const unit = first && kind.units.find(({ ucum }) => ucum === first.code);
  if (!first || !unit || (kind.secondLoinc !== null && second?.code !== first.code)) return "value";
  return {
    tracker: kind.tracker,
    value: String(first.value),
    value2: second ? String(second.value) : "",
    unit: unit.unit,
  };
}
