import { medicineOf } from "./sample-medicine";
import type { SignedContent } from "./signed-content";

/** What somebody signed: a week of a medicine for a patient of that name, who reads that language. For tests. */
export const sampleContent = (firstName: string, lastName: string, language: string): SignedContent => ({
  ...{ id: "rx", verificationCode: "K7M29QXRAB3D0Z1Y", language, signedAt: Date.UTC(2027, 0, 5, 8) },
  ...{ validUntil: "2027-04-05", diagnosis: "Sore throat", noteToPharmacist: "", noteToPatient: "" },
  pharmacy: "Corner Pharmacy",
  patient: { id: "p", firstName, lastName, birthDate: "1988-04-17", gender: 2, address: "12 Harbor Road" },
  prescriber: {
    ...{ employeeId: "d", title: 8, name: "Wei Chen", qualification: "MD", registrationNumber: "4711" },
    ...{ phone: "+34 910 000 001", signature: "Wei Chen" },
  },
  lines: [
    {
      ...{ id: "l", name: "Amoxicillin", codeSystem: null, code: null, quantity: 21 },
      medicine: medicineOf({
        ...{ strength: "500", strengthUnit: "mg", form: "CAPSULE", dose: 1, frequency: "THREE_TIMES_DAILY", days: 7 },
        ...{ method: "BY_MOUTH", quantityUnit: "CAPSULE", refills: 1, instructions: "Finish the box" },
      }),
    },
  ],
});
