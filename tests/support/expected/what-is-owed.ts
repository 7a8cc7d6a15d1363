/** What of a patient's money there is in one currency, by hand, in its minor unit; left out where it is nothing. */
export interface ExpectedStanding {
  /** What is to be paid now, and of what single things that is asked, the oldest first. */
  toPay?: number;
  asked?: readonly number[];
  /** What is left of what was paid ahead once all that is owed is covered. */
  left?: number;
  /** What was paid for appointments to come, and what will be owed for them. */
  setAside?: number;
  later?: number;
  /** What the patient owes by the books; below zero, what the practice owes them. */
  books: number;
}

/**
 * What a patient is asked for in each case, written by hand. An appointment costs EUR 50.00; it took place unless said
 * otherwise.
 */
export const OWED_CASES = {
  "nothing happened": {},
  "an appointment": { EUR: { toPay: 5_000, asked: [5_000], books: 5_000 } },
  "an appointment to come": { EUR: { later: 5_000, books: 0 } },
  "an appointment to come that was charged": { EUR: { toPay: 5_000, asked: [5_000], books: 5_000 } },
  "an appointment of which 20 was paid": { EUR: { toPay: 3_000, asked: [3_000], books: 3_000 } },
  "a charge of 70 by hand": { EUR: { toPay: 7_000, asked: [7_000], books: 7_000 } },
  "a charge of 70 of which 30 was paid": { EUR: { toPay: 4_000, asked: [4_000], books: 4_000 } },
  "20 paid ahead, and an appointment": { EUR: { toPay: 3_000, asked: [3_000], books: 3_000 } },
  "50 paid ahead, and an appointment": { EUR: { asked: [0], books: 0 } },
  "80 paid ahead, and an appointment": { EUR: { asked: [0], left: 3_000, books: -3_000 } },
  "70 paid ahead, an appointment and a charge of 70": { EUR: { toPay: 5_000, asked: [0, 5_000], books: 5_000 } },
  "20 paid ahead, and an appointment to come": { EUR: { left: 2_000, later: 5_000, books: -2_000 } },
  "an appointment paid online, of which 5 was taken at the desk meanwhile": { EUR: { left: 500, books: -500 } },
  "an appointment of which 20 went back after it was paid": {},
  "an appointment of which 20 was paid at the desk and the rest online, and the 20 were taken back": {
    EUR: { toPay: 2_000, asked: [2_000], books: 2_000 },
  },
  "an appointment paid online, of which 20 went back": {},
  "an appointment to come that was paid online, of which 20 went back": {
    EUR: { setAside: 5_000, books: -5_000 },
  },
  "an appointment to come that was paid online, of which 20 went back to be paid another way": {
    EUR: { setAside: 3_000, later: 2_000, books: -3_000 },
  },
  "an appointment to come that was paid online, all of which went back": { EUR: { setAside: 5_000, books: -5_000 } },
  "an appointment of which 20 was waived": { EUR: { toPay: 3_000, asked: [3_000], books: 3_000 } },
  "a correction upwards by 4": { EUR: { toPay: 400, asked: [400], books: 400 } },
  "an appointment, and a correction upwards by 4": { EUR: { toPay: 5_400, asked: [5_000, 400], books: 5_400 } },
  "an appointment, and a correction downwards by 10": { EUR: { toPay: 4_000, asked: [4_000], books: 4_000 } },
  "a correction downwards by 10": { EUR: { left: 1_000, books: -1_000 } },
  "20 paid ahead, and a correction upwards by 30": { EUR: { toPay: 1_000, asked: [1_000], books: 1_000 } },
  "an appointment with 10 off": { EUR: { toPay: 4_000, asked: [4_000], books: 4_000 } },
  "an appointment that a credit pays for": {},
  "an appointment that was invoiced": { EUR: { toPay: 5_000, asked: [5_000], books: 5_000 } },
  "an appointment, and one to come that is paid online": {
    EUR: { toPay: 5_000, asked: [5_000], setAside: 5_000, books: 0 },
  },
  "an appointment, and one to come of which 20 was paid": {
    EUR: { toPay: 5_000, asked: [5_000], setAside: 2_000, later: 3_000, books: 3_000 },
  },
  "an appointment, and one to come of which 20 was paid before a code took off its price": {
    EUR: { toPay: 5_000, asked: [5_000], setAside: 2_000, books: 3_000 },
  },
  "an appointment, and a charge of KWD 3.500": {
    EUR: { toPay: 5_000, asked: [5_000], books: 5_000 },
    KWD: { toPay: 3_500, asked: [3_500], books: 3_500 },
  },
  "20 paid ahead, and a charge of KWD 3.500": {
    EUR: { left: 2_000, books: -2_000 },
    KWD: { toPay: 3_500, asked: [3_500], books: 3_500 },
  },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<"EUR" | "KWD", ExpectedStanding>>>>>;
