/** What was invoiced for an appointment, for whoever sees that, and whether something of it stands on no invoice. */
export interface AppointmentInvoices {
  rows: readonly {
    id: string;
    number: string;
    state: "DUE" | "PART_PAID" | "PAID" | "CREDITED" | "CREDIT_NOTE" | "RECEIPT";
  }[];
  mayIssue: boolean;
}
