import type { DocumentReference, Resource } from "@medplum/fhirtypes";
import { z } from "zod";
import type { MessageKey, PlainKey } from "~/i18n/message-types";
import type { RecordField } from "~/screens/record-kind";
import { shapeOf } from "~/screens/record-kind";
import type { RecordFile } from "../domain/files/record-file";
import type { PhrArea } from "../domain/records/phr-areas";
import type { HealthRecord, RecordKindName, RecordValues } from "../domain/records/record-kinds";
import type { RecordRights } from "../domain/records/record-rights";
import { sortKeyOf, type RecordOrder } from "../domain/records/sort-key";
import type { VocabularyName } from "../domain/vocabulary/vocabulary-names";
import { fileDocuments } from "./fhir/file-documents";
import { RECORD_PLACES, type RecordPlace } from "./record-screens";

type Fields = Readonly<Record<string, RecordField>>;
type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: z.infer<F[Name]["schema"]> };

/** A problem of a field that its own schema cannot find. */
export interface RecordProblem {
  field: string;
  message: PlainKey | MessageKey;
  values?: Record<string, string | number>;
}

/** What a rule over several fields may go by. Dates as YYYY-MM-DD; the birth date is empty where it is not known. */
export interface RecordFacts {
  today: string;
  birthDate: string;
}

/**
 * What a kind of health record declares; screens, calls, lists, checks and exports follow from it. Where its screens are
 * stands in record-screens.ts.
 */
interface Declaration<F extends Fields> {
  kind: RecordKindName;
  /** What the calls name the id of one (specification, section 4). */
  idName: string;
  /** The call that saves one (specification, section 7). */
  saveCall: string;
  /** The area of the organization's settings that shows or hides it. */
  area: PhrArea;
  /** Where its words stand: title, text, add, edit, empty, emptyText and, where somebody may say so, noneKnown. */
  words: string;
  fields: F;
  /** What a record is called: the words of a field, as they were typed. */
  lead: keyof F & string;
  /** The name of a record, where it is not the value of `lead` itself. */
  called?: (values: ValuesOf<F>) => string;
  /** In which the lead's words are looked up for a code. */
  vocabulary?: VocabularyName;
  /** A list whose lines are looked up too, each by its `name`: the code stands in the line as `coding`. */
  codedLines?: { field: keyof F & string; vocabulary: VocabularyName };
  /** The field of the clinical date. */
  date?: keyof F & string;
  /** The clinical state; left out for a kind without states. */
  state?: (values: ValuesOf<F>, facts: RecordFacts) => string;
  /** The rank of a record in its list: the smallest number first. */
  rank?: (values: ValuesOf<F>, facts: RecordFacts) => number;
  /** The order among equals: by name, or by date with unknown ones last, the newest first or the soonest. */
  order: RecordOrder;
  /** What the form of a new one holds already. */
  initial?: (facts: RecordFacts) => RecordValues;
  /**
   * What follows from what was typed, such as an end that makes a condition inactive. `before` is what is changed;
   * undefined for a new record.
   */
  settle?: (values: ValuesOf<F>, before: ValuesOf<F> | undefined) => ValuesOf<F>;
  /** What several fields say together that cannot be. */
  check?: (values: ValuesOf<F>, facts: RecordFacts) => RecordProblem[];
  rights: RecordRights;
  /** Fields that only the patient decides: what staff send for them is ignored. */
  patientDecides?: readonly (keyof F & string)[];
  /** 'None known' is an answer of its own. */
  noneKnown?: true;
  /** So many a patient has on the list at most. */
  most?: number;
  /** A patient has one at most, and it is never taken off. */
  single?: true;
  /** Its records may have files, such as the letter of a hospital; of some they are asked for once there is a new one. */
  files?: true | "asked";
  /** The record as FHIR R4 writes it. `subject` is the patient's reference; what is a document lists the record's files. */
  fhir: (record: HealthRecord<ValuesOf<F>>, subject: { reference: string }, files: readonly RecordFile[]) => Resource;
}

/** A kind of health record, as everything that is not about its own fields sees it. */
export interface HealthRecordKind
  extends
    RecordPlace,
    Omit<
      Declaration<Fields>,
      "state" | "rank" | "called" | "settle" | "check" | "fhir" | "lead" | "date" | "codedLines" | "patientDecides"
    > {
  lead: string;
  codedLines?: { field: string; vocabulary: VocabularyName };
  patientDecides?: readonly string[];
  /** Parses what was posted or sent. */
  schema: z.ZodType<RecordValues>;
  settle: (values: RecordValues, before?: RecordValues) => RecordValues;
  check: (values: RecordValues, facts: RecordFacts) => RecordProblem[];
  /** What lists and searches go by. */
  facts: (values: RecordValues, facts: RecordFacts) => { name: string; date: string; state: string; sortKey: string };
  fhir: (record: HealthRecord, subject: { reference: string }, files?: readonly RecordFile[]) => Resource;
  /** The same with a document for each of its files, wherever it cannot list them itself. */
  fhirWithFiles: (
    record: HealthRecord,
    subject: { reference: string },
    files: readonly RecordFile[],
  ) => [Resource, ...DocumentReference[]];
}

/** Declares a kind of health record. */
export function healthRecordKind<const F extends Fields>(declared: Declaration<F>): HealthRecordKind {
  const { state, rank, called, settle, check, date, fhir, ...rest } = declared;
  const own = (values: RecordValues) => values as ValuesOf<F>;
  const written: HealthRecordKind["fhir"] = (record, subject, files = []) =>
    fhir(record as HealthRecord<ValuesOf<F>>, subject, files);
  return {
    ...rest,
    ...RECORD_PLACES[declared.kind],
    schema: z.object(shapeOf(declared.fields)),
    settle: (values, before) => settle?.(own(values), before && own(before)) ?? values,
    check: (values, facts) => check?.(own(values), facts) ?? [],
    facts: (values, facts) => {
      const name = called?.(own(values)) ?? String(values[declared.lead] ?? "");
      const on = date === undefined ? "" : String(values[date] ?? "");
      const before = rank?.(own(values), facts) ?? 0;
      return {
        ...{ name, date: on, state: state?.(own(values), facts) ?? "" },
        sortKey: sortKeyOf(declared.order, { rank: before, date: on, name }),
      };
    },
    fhir: written,
    fhirWithFiles: (record, subject, files) => {
      const resource = written(record, subject, files);
      return [resource, ...fileDocuments(resource, record, subject, files)];
    },
  };
}
