import type { DemoSize } from "~/features/demo/domain/practice-plan";

/** Both demo practices are as large as a practice of some years. */
export const SIZE: DemoSize = { patients: 300, appointments: 2_000, firstDay: -400, lastDay: 30, accounts: true };
