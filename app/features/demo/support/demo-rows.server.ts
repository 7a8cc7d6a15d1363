import { castOf } from "../domain/cast";
import { ownPlan, type DemoFor, type DemoWords } from "../domain/own-plan";
import type { TableRows } from "../domain/table-rows";
import { demoAppointments } from "./appointments/demo-appointments.server";
import { agreedPriceRows } from "./fillers/agreed-prices.server";
import { countedPlaces } from "./fillers/appointments.server";
import type { Opened } from "./fillers/filler.server";
import { appointmentRows, practiceRows } from "./fillers/fillers.server";

export { MARKED_TABLES } from "./fillers/fillers.server";

/** Every row of a demonstration inside of an organization of somebody's own. Read when somebody asks for one. */
export function demoRows(words: DemoWords, whose: DemoFor, opened: Opened, now: number): TableRows[] {
  const cast = castOf(ownPlan(words, whose), now);
  const appointments = demoAppointments(cast, now);
  return [
    ...practiceRows(cast, opened),
    ...appointmentRows(appointments, countedPlaces()),
    ...agreedPriceRows(appointments, []),
  ];
}
