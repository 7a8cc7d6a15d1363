import { beforeAll, describe, expect, it } from "vitest";
import { countPaymentsToReview } from "~/features/billing/services/payments/count-payments-to-review.server";
import { listPaymentsToReview } from "~/features/billing/services/payments/list-payments-to-review.server";
import { recentSummaries } from "~/features/consultations/services/consultations/recent-summaries.server";
import { listOpenFollowUps } from "~/features/consultations/services/desk/list-open-follow-ups.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { readSetup } from "~/features/organization/services/settings/read-setup.server";
import { listPatients } from "~/features/patients/services/patients/list-patients.server";
import { readRequiredStep } from "~/features/patients/services/registration/read-required-step.server";
import { viewPatient } from "~/features/patients/services/patients/view-patient.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { listAppointments } from "~/features/scheduling/services/lists/list-appointments.server";
import { readCalendar } from "~/features/scheduling/services/calendar/read-calendar.server";
import { readPatientHome } from "~/features/scheduling/services/lists/read-patient-home.server";
import { readOwnDues } from "~/features/scheduling/services/payments/read-own-dues.server";
import { readMoneyDay } from "~/features/scheduling/services/payments/read-money-day.server";
import { readStaffDay } from "~/features/scheduling/services/lists/read-staff-day.server";
import { readStaffWeek } from "~/features/scheduling/services/calendar/read-staff-week.server";
import { countUnsent } from "~/features/notifications/services/mail/count-unsent.server";
import { appointmentsOfPatient } from "~/features/scheduling/services/lists/appointments-of-patient.server";
import { homeWork } from "~/pages/home/home-work.server";
import type { Actor } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { givenAppointment, HOUR, MONDAY, type Practice } from "./scene";

let practice: Practice;
let doctor: Actor;
const biller = employeeActor("biller", { roles: [ROLE.BILLER] });
let patient: Actor;

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
  doctor = employeeActor(practice.ids.doctor);
  patient = patientActor(practice.ids.patient, practice.ids.patientUser);
  const system = await practice.as({ kind: "system", task: "test" });
  for (const [hours, stateId] of [
    [-48, S.COMPLETED],
    [1, S.CONFIRMED],
    [3, S.NEW],
    [26, S.CONFIRMED],
  ] as const)
    await givenAppointment(practice, system, { startsAt: MONDAY + hours * HOUR, stateId });
});

/** The round trips of what a screen's loader reads, those of the request's context aside, and what came of it. */
async function tripsOf(actor: Actor, look: (context: RequestContext) => Promise<unknown>): Promise<number> {
  const context = await practice.as(actor);
  const before = context.db.meter.roundTrips;
  await look(context);
  return context.db.meter.roundTrips - before;
}

const patientPage =
  ({ ids }: Practice) =>
  async (context: RequestContext) => {
    const [viewed, appointments] = await Promise.all([
      viewPatient(context, ids.patient),
      appointmentsOfPatient(context, ids.patient),
    ]);
    expect(viewed.person.id).toBe(ids.patient);
    expect(appointments.coming.length + appointments.past.length).toBe(4);
  };

describe("the home of a patient", () => {
  it("costs one more round trip at most than what was asked of consultations alone", async () => {
    const of = (look: (context: RequestContext) => Promise<unknown>) => tripsOf(patient, look);
    const written = await of((context) => Promise.all([recentSummaries(context), listOpenFollowUps(context)]));
    const home = await of((context) => homeWork(context, new URLSearchParams()));
    expect({ home: home <= written + 1, few: written <= 4 }).toEqual({ home: true, few: true });
  });
});

describe("the screens that are used most", () => {
  it("read in two round trips: what there is, and then what is told of it", async () => {
    const { administrator } = practice;
    const costs = {
      home: await tripsOf(administrator, (context) =>
        Promise.all([
          readStaffDay(context),
          readStaffWeek(context),
          readSetup(context),
          countUnsent(context),
          countPaymentsToReview(context),
        ]),
      ),
      homeOfDoctor: await tripsOf(doctor, (context) => Promise.all([readStaffDay(context), readStaffWeek(context)])),
      homeOfBiller: await tripsOf(biller, (context) =>
        Promise.all([readMoneyDay(context, {}), listPaymentsToReview(context)]),
      ),
      homeOfPatient: await tripsOf(patient, (context) =>
        Promise.all([readRequiredStep(context), readPatientHome(context), readOwnDues(context)]),
      ),
      list: await tripsOf(administrator, (context) => listAppointments(context, {})),
      listOfDoctor: await tripsOf(doctor, (context) => listAppointments(context, { tab: "past" })),
      calendar: await tripsOf(administrator, (context) => readCalendar(context, { view: "week" })),
      patients: await tripsOf(administrator, (context) => listPatients(context, {})),
      patientsOfDoctor: await tripsOf(doctor, (context) => listPatients(context, {})),
    };
    expect(costs).toEqual({
      ...{ home: 2, homeOfDoctor: 2, homeOfBiller: 2, homeOfPatient: 2 },
      ...{ list: 2, listOfDoctor: 2, calendar: 2 },
      ...{ patients: 1, patientsOfDoctor: 2 },
    });
  });

  it("read a patient and their appointments in three, and write in a fourth that it was read", async () => {
    expect(await tripsOf(practice.administrator, patientPage(practice))).toBeLessThanOrEqual(4);
  });
});
