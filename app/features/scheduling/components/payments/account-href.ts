import { paths } from "~/paths";

/** Where a reader sees what a patient owes: the patient's page, or where they take payments if they open no patients. */
export const accountHref = (patientId: string, seesPatients: boolean): string =>
  seesPatients ? paths.patient(patientId, { tab: "money" }) : paths.paymentCreate({ patientId });
