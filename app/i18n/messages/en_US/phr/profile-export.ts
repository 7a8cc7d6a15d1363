/** The whole health profile to print and to take along. */
export const profileExport = {
  title: "Health profile of {{name}}",
  name: "Name",
  born: "Date of birth",
  gender: "Gender",
  nothing: "Nothing entered",
  take: "Print or download",
  print: "Print",
  open: "Print or download",
  formats: {
    pdf: "Download as PDF",
    csv: "Spreadsheet (CSV)",
    json: "Data (JSON)",
    fhir: "Data for other systems (FHIR)",
  },
  columns: {
    list: "List",
    entry: "Entry",
    date: "Date",
    code: "Code",
    field: "Detail",
    value: "Value",
    recordedAt: "Recorded at (UTC)",
    recordedBy: "Recorded by",
  },
} as const;
