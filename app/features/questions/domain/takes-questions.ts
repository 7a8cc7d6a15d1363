/** Whether patients can ask in writing: the practice has switched on both settings of text questions. */
export const takesQuestions = ({
  textConsultation,
  patientQuestions,
}: Readonly<Record<"textConsultation" | "patientQuestions", boolean>>): boolean => textConsultation && patientQuestions;
