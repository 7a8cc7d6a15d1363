import type { RecordKindName } from "../domain/records/record-kinds";
import { allergy } from "./allergy";
import { condition } from "./condition";
import { contraindication } from "./contraindication";
import { emergencyContact } from "./emergency-contact";
import { familyHistory } from "./family-history";
import { goal } from "./goal";
import type { HealthRecordKind } from "./health-record-kind";
import { hospitalization } from "./hospitalization";
import { journal } from "./journal";
import { medicalReport } from "./medical-report";
import { medication } from "./medication";
import { procedure } from "./procedure";
import { vaccination } from "./vaccination";
import { screensOf } from "./record-screens";
import { socialHistory } from "./social-history";

/** Every kind of health record, in the order in which the profile shows them. */
export const HEALTH_RECORD_KINDS: readonly HealthRecordKind[] = [
  allergy,
  medication,
  contraindication,
  condition,
  vaccination,
  procedure,
  hospitalization,
  familyHistory,
  socialHistory,
  goal,
  medicalReport,
  journal,
  emergencyContact,
];

const BY_NAME = new Map(HEALTH_RECORD_KINDS.map((kind) => [kind.kind, kind]));

/** The kind of a stored record. */
export function healthRecordKindOf(name: RecordKindName): HealthRecordKind {
  const kind = BY_NAME.get(name);
  if (!kind) throw new RangeError(`no kind of health record is called ${name}`);
  return kind;
}

/** The kind whose screen an address is of; undefined for any other. */
export const kindAt = (pathname: string): HealthRecordKind | undefined =>
  HEALTH_RECORD_KINDS.find((kind) =>
    Object.values(screensOf(kind)).some((screen) => `${pathname}/`.startsWith(`/secure/providerweb/${screen}/`)),
  );
