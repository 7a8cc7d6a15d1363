import type { SummaryPartName } from "../consultations/summary";

/** What is written in pages of its own, which lead back to the desk from which they were opened. */
const LEADS_BACK: ReadonlySet<SummaryPartName> = new Set(["notes", "prescriptions", "orders"]);

/** An address as the desk of a consultation links to it. */
export const fromDesk = (part: SummaryPartName, href: string, consultationId: string): string =>
  LEADS_BACK.has(part) ? `${href}${href.includes("?") ? "&" : "?"}desk=${consultationId}` : href;
