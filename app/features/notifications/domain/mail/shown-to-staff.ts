/** What a patient's account is told of itself, such as a new password: nobody else's concern. */
const OF_THE_ACCOUNT = /^(security|password|signIn|email|account)\./;
/** What is part of the health record: whoever may not read records does not learn of it by its message. */
const CLINICAL = /^(note|prescription|labResult|labOrder|consultation|followUp)\./;

/** Whether staff are shown that a patient was sent a message, by whether they may read the patient's health record. */
export const isShownToStaff = (template: string, readsRecords: boolean): boolean =>
  !OF_THE_ACCOUNT.test(template) && (readsRecords || !CLINICAL.test(template));
