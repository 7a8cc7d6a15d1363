import { castOf, type Cast } from "~/features/demo/domain/cast";
import type { PracticePlan } from "~/features/demo/domain/practice-plan";
import { PRACTICES } from "./practices/all";
import { demoAppointments, type DemoAppointment } from "~/features/demo/support/appointments/demo-appointments.server";

/** Saturday, 21 November 2026, late in the morning: no clock changes that day, some do within the demo's days. */
export const SEEDED_AT = Date.UTC(2026, 10, 21, 10, 20);

/** Both demo practices with their appointments, made once for a file of tests. */
export const DEMOS: readonly { slug: string; plan: PracticePlan; cast: Cast; appointments: DemoAppointment[] }[] =
  PRACTICES.map((plan) => {
    const cast = castOf(plan, SEEDED_AT);
    return { slug: plan.slug, plan, cast, appointments: demoAppointments(cast, SEEDED_AT) };
  });
