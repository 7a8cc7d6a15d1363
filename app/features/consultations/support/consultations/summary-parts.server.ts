import { notesPart } from "./notes-part.server";
import { ordersPart } from "./orders-part.server";
import { paymentsPart } from "./payments-part.server";
import { prescriptionsPart } from "./prescriptions-part.server";
import { recordsPart } from "./records-part.server";
import type { SummaryPart } from "./summary-part.server";

/** The parts that there are, a line each. A part that is left out has no entries, and nothing of it stands on any page. */
export const PARTS: readonly SummaryPart[] = [notesPart, prescriptionsPart, ordersPart, recordsPart, paymentsPart];
