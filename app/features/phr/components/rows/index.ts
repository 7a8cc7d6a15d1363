import type { ComponentType } from "react";
import type { RecordKindName } from "../../domain/records/record-kinds";
import { AllergyRow } from "./allergy-row";
import type { RowProps } from "./row-props";

/** How each kind shows one of its records in a list. */
export const ROWS: Readonly<Partial<Record<RecordKindName, ComponentType<RowProps>>>> = { ALLERGY: AllergyRow };
