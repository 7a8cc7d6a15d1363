import type { CollectedAt, ComponentKind, LabCategory, LabFlag } from "./lab-test";
import type { LabState } from "./lab-order-states";
import type { LabPriority } from "./priorities";
import type { Comparator } from "./result-value";

/** A laboratory order. Instants in UTC ms. */
export interface LabOrder {
  id: string;
  /** Counted by organization, given when it is ordered; null before. */
  number: number | null;
  consultationId: string | null;
  patientId: string;
  /** Who answers for it and reviews its results. */
  providerId: string;
  creatorId: string;
  laboratoryId: string;
  state: LabState;
  category: LabCategory;
  priority: LabPriority;
  reason: string;
  /** What the laboratory should know. */
  clinicalNotes: string;
  collectedAt: CollectedAt;
  /** YYYY-MM-DD; empty for as soon as it suits. */
  wishedDate: string;
  orderedAt: number | null;
  /** When all of its results were final. */
  resultedAt: number | null;
  /** Since when final results of its tests wait for the review; null while none do. */
  reviewSince: number | null;
  reviewedAt: number | null;
  reviewedBy: string | null;
  /** When the results reached the patient; null while they have not. */
  releasedAt: number | null;
  /** Since when results are the patient's that they have not opened; null for none. */
  unopenedSince: number | null;
  /** The medical report of the health record that they became. */
  recordId: string | null;
  createdAt: number;
  updatedAt: number;
  version: number;
}

/** One test of an order, as its catalogue had it when it was ordered. */
export interface LabOrderTest {
  id: string;
  orderId: string;
  position: number;
  testId: string;
  name: string;
  loinc: string;
  /** The panel by which it was chosen; empty if it was chosen by itself. */
  panel: string;
  sample: string;
  fasting: boolean;
  /** What the patient reads before. */
  preparation: string;
  state: LabState;
  /** What the label of the sample says beside name and birth date. */
  sampleCode: string;
  sampledAt: number | null;
  collectedBy: string | null;
  /** Why the sample before could not be used, or the laboratory does not do the test; empty where neither is so. */
  rejectedReason: string;
  enteredBy: string | null;
  verifiedBy: string | null;
  /** The version of its results that is final, and the one that the patient sees; 0 for none. */
  finalVersion: number;
  releasedVersion: number;
  /** The versions that the patient was shown before that one, in their order. */
  releasedBefore: readonly number[];
  enteredVersion: number;
  stateReason: string;
  stateAt: number;
  /** Before tax, in the minor unit of the organization's currency; null where it has no price. */
  priceMinor: number | null;
  taxPercent: number;
}

/** What is shown of a test: who did what of it when, and its price, are the practice's. */
export type SeenTest = Omit<
  LabOrderTest,
  | "testId"
  | "collectedBy"
  | "enteredBy"
  | "verifiedBy"
  | "enteredVersion"
  | "releasedBefore"
  | "stateAt"
  | "priceMinor"
  | "taxPercent"
>;

/** Whether the laboratory said that it cannot do a test; whoever cancels one at the practice says why to the patient. */
export const isDeclined = ({
  state,
  stateReason,
  rejectedReason,
}: Pick<LabOrderTest, "state" | "stateReason" | "rejectedReason">): boolean =>
  state === "CANCELLED" && stateReason === "" && rejectedReason !== "";

/** Whether the sample of a test could not be used, and another one is to be taken. */
export const needsSampleAgain = ({ state, rejectedReason }: Pick<LabOrderTest, "state" | "rejectedReason">): boolean =>
  state === "ORDERED" && rejectedReason !== "";

/** The number of the sample that a test has now; empty while none is there, and once it was rejected. */
export const sampleCodeOf = ({ sampleCode, sampledAt }: Pick<LabOrderTest, "sampleCode" | "sampledAt">): string =>
  sampledAt === null ? "" : sampleCode;

/** The number of the next sample of a test: another one than that of a sample that was rejected. */
export function nextSampleCode(order: number, { position, sampleCode }: LabOrderTest): string {
  const first = `${order}-${position}`;
  if (sampleCode === "") return first;
  const again = Number(sampleCode.slice(first.length + 1)) || 1;
  return `${first}-${again + 1}`;
}

/** A value as it was entered, with what it was held against. Never changed: a correction is the next version. */
export interface LabResult {
  id: string;
  orderId: string;
  orderTestId: string;
  componentId: string;
  name: string;
  loinc: string;
  kind: ComponentKind;
  version: number;
  /** As it is read: `<10`, `Positive`, a text. */
  value: string;
  comparator: Comparator;
  /** In `unit`; null for what is no number. */
  number: number | null;
  unit: string;
  low: number | null;
  high: number | null;
  criticalLow: number | null;
  criticalHigh: number | null;
  flag: LabFlag | null;
  comment: string;
  /** Why it was corrected; empty in a first version. */
  reason: string;
  /** Far from all that is usually measured, and confirmed by whoever entered it. */
  unlikely: boolean;
  /** What was typed, with its unit, where that is another one than the test's own; empty otherwise. */
  entered: string;
  sampledAt: number;
  enteredBy: string;
  at: number;
}

/**
 * What is shown of a value. The limits beyond which it is told at once, why it was corrected and who entered it are the
 * laboratory's and the practice's: they are not in what a patient's page is sent.
 */
export type SeenValue = Omit<
  LabResult,
  "orderId" | "orderTestId" | "componentId" | "version" | "criticalLow" | "criticalHigh" | "reason" | "enteredBy" | "at"
>;

/** A value without what is not its patient's: that it was confirmed and as what it was typed, neither. */
export function valueOfPatient(seen: SeenValue): SeenValue {
  const { id, name, loinc, kind, value, comparator, number, unit, low, high, flag, comment, sampledAt } = seen;
  return {
    ...{ id, name, loinc, kind, value, comparator, number, unit, low, high, flag, comment, sampledAt },
    ...{ unlikely: false, entered: "" },
  };
}

/** Orders that a page of the list holds (specification, section 7). */
export const ORDERS_A_PAGE = 10;
/** So many tests an order has at most. */
export const MOST_TESTS = 60;

/** By what values are of the same thing, however often it was measured: their LOINC code, else their name. */
export const courseKey = ({ loinc, name }: Pick<LabResult, "loinc" | "name">): string =>
  loinc === "" ? `name:${name}` : loinc;
