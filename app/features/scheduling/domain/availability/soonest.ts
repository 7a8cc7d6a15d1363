import type { Offering } from "../booking/bookable";
import { type DoctorFree, firstOfDoctors, type FreeScene } from "./first-free";

/** The earliest time that can be booked online, with whom, for what and where. */
export interface Soonest extends DoctorFree {
  offering: Offering;
}

/**
 * The earliest start of all in the scene's range, over its doctors, both kinds, every offering and every place; of two
 * at one time the offering that stands first. Undefined where there is none. Each offering is looked at only before
 * what the ones before it have, so that many offerings cost little more than one.
 */
export function soonestOf(scene: FreeScene): Soonest | undefined {
  let soonest: Soonest | undefined;
  for (const offering of scene.offerings) {
    if (offering.onlineBookingOption !== "ENABLED") continue;
    const doctors = [...scene.given].flatMap(([doctor, own]) => (own.has(offering.id) ? [doctor] : []));
    const range = { ...scene.range, to: soonest?.start ?? scene.range.to };
    for (const found of firstOfDoctors({ ...scene, range }, offering, doctors))
      if (!soonest || found.start < soonest.start) soonest = { ...found, offering };
  }
  return soonest;
}
