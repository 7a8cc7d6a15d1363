/** What is done beside a consultation, each in a page of its own: what is written, what has come back, and the health record. */
export type Work = "notes" | "prescriptions" | "orders" | "results" | "record";
