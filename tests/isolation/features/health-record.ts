import { fromDayNumber } from "~/kernel/time/dates";
import { sampleRecord } from "~/features/phr/support/records/sample-record.server";
import { SAID } from "../../support/phr/said-of-kinds";
import type { ExpectedKind } from "../../support/phr/record-rights";
import type { Cell } from "../../support/practice";
import type { Stock } from "../house";
import type { Thing } from "../recipe";

interface Stocked {
  id: string;
  kind: ExpectedKind;
  /** What is said otherwise than SAID says. */
  said?: object;
  now: number;
}

const DAY = 86_400_000;

/** Puts a record of a kind in stock, as its patient entered it. */
export function stockRecord(stock: Stock, { patient }: Thing, { id, kind, said, now }: Stocked): void {
  const facts = { today: fromDayNumber(Math.floor(now / DAY)), birthDate: "" };
  const { values, name, date, state, sortKey } = sampleRecord(kind, { ...SAID[kind], ...said }, facts);
  const written: Record<string, Cell> = {
    ...{ values_json: JSON.stringify(values), state, verification: "UNCONFIRMED", enabled: 1, version: 1 },
    ...{ author_kind: "patient", author_id: patient },
  };
  stock.add("health_record", {
    ...{ id, patient_id: patient, kind, name, date, sort_key: sortKey, source: "PATIENT" },
    ...{ recorded_at: now, first_author_kind: "patient", ...written },
  });
  stock.add("health_record_version", { record_id: id, change: "CREATE", at: now, ...written });
}
