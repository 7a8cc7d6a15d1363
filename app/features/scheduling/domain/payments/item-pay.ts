/**
 * How a patient pays what is left of one thing: `here` on the appointment's page for paying, `together` with all that
 * they owe, `atClinic` where nothing is paid online, `later` where it is not owed yet.
 */
export type ItemPay = "here" | "together" | "atClinic" | "later";
