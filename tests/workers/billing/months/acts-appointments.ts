import { setAppointment } from "~/features/scheduling/services/appointments/set-appointment.server";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { completeAppointment } from "~/features/scheduling/services/appointments/complete-appointment.server";
import { concludeAppointment } from "~/features/scheduling/services/appointments/conclude-appointment.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { disableAppointment } from "~/features/scheduling/services/appointments/disable-appointment.server";
import { expireAppointment } from "~/features/scheduling/services/appointments/expire-appointment.server";
import { markNoShow } from "~/features/scheduling/services/appointments/mark-no-show.server";
import { rejectAppointment } from "~/features/scheduling/services/appointments/reject-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import type { Actor } from "~/platform/access/actor.server";
import { HOUR } from "../../scheduling/scene";
import type { Appointment } from "./expected";
import { DAY, type Month } from "./month";

const [NEW, CONFIRMED, EXPIRED] = [1, 2, 9];

/** What somebody wants to book. */
interface Wanted {
  service: string;
  place: string;
  employee: string;
  start: number;
  code: string;
  byCredit: boolean;
}

/** A start on a day to come, at a full hour that the practice is open at. */
function startIn(month: Month): number {
  const { draw, now, zone } = month;
  const day = month.dayOf(now) + draw.between(1, 5);
  const asUtc = day * DAY + draw.between(9, 16) * HOUR;
  const clock = new Intl.DateTimeFormat("en-GB", {
    ...{ timeZone: zone, hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit" },
    ...{ hour: "2-digit", minute: "2-digit", second: "2-digit" },
  });
  const part = Object.fromEntries(clock.formatToParts(asUtc).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month: of = 1, day: on = 1, hour = 0, minute = 0, second = 0 } = part;
  return asUtc - (Date.UTC(year, of - 1, on, hour, minute, second) - asUtc);
}

function wanted(month: Month): Wanted {
  const { draw, practice, expected } = month;
  const { clinicOffering, videoOffering, doctor, otherDoctor, branch } = practice.ids;
  const isFirst = draw.oneIn(2);
  const codes = expected.terms.discounts.flatMap(({ code }) => (code === "" ? [] : [code]));
  return {
    service: draw.oneIn(2) ? clinicOffering : videoOffering,
    place: isFirst ? branch : (month.places[1] ?? branch),
    employee: isFirst ? doctor : otherDoctor,
    start: startIn(month),
    code: draw.oneIn(3) ? (draw.pick(codes) ?? "") : "",
    byCredit: false,
  };
}

/** Writes down what was booked: its price, its discounts and its credit, by what is known of it. */
async function booked(
  month: Month,
  asked: Wanted,
  made: { id: string; state: number; payToBook: boolean; known: string | null },
): Promise<void> {
  const { expected } = month;
  const [row] = await month.rows<{ patient: string }>(
    "SELECT patient_id AS patient FROM appointment WHERE organization_id = ?1 AND id = ?2",
    made.id,
  );
  const { service, place, code, byCredit, start: startsAt } = asked;
  const { agreed, discounts } = byCredit
    ? { agreed: expected.priceAt(service, place), discounts: [] }
    : expected.offer({ service, place, patient: made.known, code });
  const appointment: Appointment = {
    ...{ id: made.id, patient: row?.patient ?? "", service, place, startsAt },
    ...{ stage: made.state === CONFIRMED ? "agreed" : "asked", isDisabled: false, mustPayToBook: made.payToBook },
    ...{
      agreed,
      discounts,
      charge: null,
      paidBy: null,
      onlineId: null,
      earlierIds: [],
      waived: 0n,
      waivedThen: 0n,
      isCheaper: false,
      isReduced: false,
      credit: null,
    },
  };
  expected.appointments.push(appointment);
  if (!byCredit) return;
  const days = { today: month.dayOf(month.now), start: month.dayOf(startsAt) };
  if (!expected.holdCredit(appointment, days)) month.complain(`${made.id} is paid by a credit that nobody has`);
}

const asBooked = (asked: Wanted, key: string) => ({
  ...{ serviceOfferingId: asked.service, requestedEmployeeId: asked.employee, branchId: asked.place },
  ...{ startTime: asked.start, discountCode: asked.code, payWithCredit: asked.byCredit, idempotencyKey: key },
});

const patients = (month: Month): { actor: Actor; id: string }[] => [
  { actor: month.people.patient, id: month.practice.ids.patient },
  { actor: month.people.otherPatient, id: month.practice.ids.otherPatient },
];

/** A patient books; now and then the last credit is asked for by two bookings at once. */
export async function bookAsPatient(month: Month): Promise<boolean> {
  const { draw } = month;
  const { actor, id: known } = draw.pick(patients(month)) ?? { actor: month.people.patient, id: "" };
  const asked = { ...wanted(month), byCredit: draw.oneIn(3) };
  if (asked.byCredit && draw.oneIn(3)) {
    const both = [asked, { ...asked, start: asked.start + DAY }];
    const answers = await month.atOnce(
      both.map((each) => ({ by: actor, work: (context) => bookAppointment(context, asBooked(each, month.key())) })),
    );
    month.count("two at once: credits");
    for (const [at, answer] of answers.entries())
      if (answer.done && answer.answer) {
        const { appointmentId: id, stateId: state, payToBook } = answer.answer;
        await booked(month, both[at] ?? asked, { id, state, payToBook, known });
      }
    return answers.some(({ done }) => done);
  }
  const key = month.key();
  const outcome = await month.tried(actor, (context) => bookAppointment(context, asBooked(asked, key)));
  if (!outcome.done || !outcome.answer) return false;
  const { appointmentId: id, stateId: state, payToBook } = outcome.answer;
  await booked(month, asked, { id, state, payToBook, known });
  return true;
}

/** Somebody who is not signed in books. */
export async function bookAsVisitor(month: Month): Promise<boolean> {
  const asked = wanted(month);
  const number = month.draw.below(1_000_000);
  const visitor = {
    ...{ firstName: "Vera", lastName: "Visitor", email: `months${number}@visitor.example` },
    ...{ phoneCallingCode: "34", phone: `6${String(10_000_000 + number)}` },
  };
  const key = month.key();
  const outcome = await month.tried(month.people.stranger, (context) =>
    bookAppointment(context, { ...asBooked(asked, key), visitor }),
  );
  if (!outcome.done || !outcome.answer) return false;
  const { appointmentId: id, stateId: state, payToBook } = outcome.answer;
  await booked(month, asked, { id, state, payToBook, known: null });
  return true;
}

/** Staff book for a patient. */
export async function bookAsStaff(month: Month): Promise<boolean> {
  const { draw } = month;
  const patientId = draw.pick(patients(month))?.id ?? "";
  const asked = { ...wanted(month), byCredit: draw.oneIn(5) };
  const key = month.key();
  const outcome = await month.tried(month.people.admin, (context) =>
    setAppointment(context, {
      ...{ patientId, serviceOfferingId: asked.service, employeeId: asked.employee, branchId: asked.place },
      ...{ startsAt: asked.start, patientAgreed: true, payWithCredit: asked.byCredit, discountCode: asked.code },
      idempotencyKey: key,
    }),
  );
  if (!outcome.done || !outcome.answer) return false;
  const { id, stateId: state } = outcome.answer;
  await booked(month, asked, { id, state, payToBook: false, known: patientId });
  return true;
}

const chosen = (month: Month, which: (appointment: Appointment) => boolean) =>
  month.draw.pick(month.appointments(which));

export async function confirm(month: Month): Promise<boolean> {
  const appointment = chosen(month, ({ stage }) => stage === "asked");
  if (!appointment) return false;
  const { id: appointmentId } = appointment;
  const outcome = await month.tried(month.people.admin, (context) => confirmAppointment(context, { appointmentId }));
  if (outcome.done) month.expected.move(appointment, "agreed");
  return outcome.done;
}

export async function reject(month: Month): Promise<boolean> {
  const appointment = chosen(month, ({ stage }) => stage === "asked");
  if (!appointment || !month.draw.oneIn(3)) return false;
  const { id: appointmentId } = appointment;
  const outcome = await month.tried(month.people.admin, (context) => rejectAppointment(context, { appointmentId }));
  if (outcome.done) month.expected.move(appointment, "off", { day: month.dayOf(month.now), fate: "released" });
  return outcome.done;
}

/** An appointment begins; now and then in the moment in which it is called off. */
export async function begin(month: Month): Promise<boolean> {
  const appointment = chosen(month, ({ stage, startsAt }) => stage === "agreed" && startsAt <= month.now);
  if (!appointment) return false;
  const { id: appointmentId } = appointment;
  if (month.draw.oneIn(8)) {
    const [started, canceled] = await month.atOnce<unknown>([
      { by: month.people.admin, work: (context) => startAppointment(context, { appointmentId }) },
      { by: month.people.admin, work: (context) => cancelAppointment(context, { appointmentId }) },
    ]);
    month.count("two at once: begin and cancel");
    if (started?.done && canceled?.done) month.complain(`${appointmentId} began and was called off`);
    if (started?.done) month.expected.move(appointment, "begun");
    else if (canceled?.done) month.expected.move(appointment, "off", { day: month.dayOf(month.now), fate: "released" });
    return true;
  }
  const outcome = await month.tried(month.people.admin, (context) => startAppointment(context, { appointmentId }));
  if (outcome.done) month.expected.move(appointment, "begun");
  return outcome.done;
}

export async function conclude(month: Month): Promise<boolean> {
  const appointment = chosen(month, ({ stage }) => stage === "begun");
  if (!appointment) return false;
  const { id: appointmentId } = appointment;
  const end = month.draw.oneIn(2) ? concludeAppointment : completeAppointment;
  const outcome = await month.tried(month.people.admin, (context) => end(context, { appointmentId }));
  if (outcome.done) month.expected.move(appointment, "over", { day: month.dayOf(month.now), fate: "used" });
  return outcome.done;
}

export async function missed(month: Month): Promise<boolean> {
  const appointment = chosen(month, ({ stage, startsAt }) => stage === "agreed" && startsAt < month.now);
  if (!appointment) return false;
  const { id: appointmentId } = appointment;
  const outcome = await month.tried(month.people.admin, (context) => markNoShow(context, { appointmentId }));
  if (outcome.done) month.expected.move(appointment, "missed", { day: month.dayOf(month.now), fate: "used" });
  return outcome.done;
}

/** The practice calls an appointment off, and now and then takes that back at once. */
export async function cancelAsStaff(month: Month): Promise<boolean> {
  const appointment = chosen(month, ({ stage }) => stage === "asked" || stage === "agreed");
  if (!appointment) return false;
  const { id: appointmentId, stage: before, credit } = appointment;
  const outcome = await month.tried(month.people.admin, (context) => cancelAppointment(context, { appointmentId }));
  if (!outcome.done) return false;
  month.expected.move(appointment, "off", { day: month.dayOf(month.now), fate: "released" });
  if (credit !== null || !month.draw.oneIn(3)) return true;
  month.now += 60_000;
  const undone = await month.tried(month.people.admin, (context) => undoAppointment(context, { appointmentId }));
  if (undone.done) month.expected.move(appointment, before);
  if (undone.done) month.count("undone");
  return true;
}

/** A patient calls their own off, in time for their credit or too late. */
export async function cancelAsPatient(month: Month): Promise<boolean> {
  const own = patients(month);
  const appointment = chosen(
    month,
    ({ stage, patient }) => (stage === "asked" || stage === "agreed") && own.some(({ id }) => id === patient),
  );
  const by = own.find(({ id }) => id === appointment?.patient);
  if (!appointment || !by) return false;
  const { id: appointmentId } = appointment;
  const outcome = await month.tried(by.actor, (context) => cancelAppointment(context, { appointmentId }));
  if (!outcome.done) return false;
  const inTime = appointment.startsAt - month.now >= month.expected.terms.returnHours * HOUR;
  const end = { day: month.dayOf(month.now), fate: inTime ? "released" : "used", byPatient: true } as const;
  month.expected.move(appointment, "off", end);
  return true;
}

/** A request that is not paid in time, or that nobody answered, runs out. */
export async function expire(month: Month): Promise<boolean> {
  const appointment = chosen(month, ({ stage }) => stage === "asked");
  if (!appointment) return false;
  const { id } = appointment;
  const outcome = await month.tried(month.people.system, (context) =>
    expireAppointment(context, { id, dueAt: month.now }),
  );
  const [row] = await month.rows<{ state: number }>(
    "SELECT state_id AS state FROM appointment WHERE organization_id = ?1 AND id = ?2",
    id,
  );
  const isOut = row?.state === EXPIRED;
  // It may be paid as it runs out: the money is for what is gone.
  if (isOut && appointment.stage === "asked")
    month.expected.move(appointment, "off", { day: month.dayOf(month.now), fate: "released" });
  await month.heard();
  if (row?.state === NEW && outcome.done && appointment.mustPayToBook && appointment.paidBy !== null)
    month.complain(`${id} is paid to book and was not confirmed`);
  return isOut;
}

/** What is over leaves the list. */
export async function disable(month: Month): Promise<boolean> {
  const appointment = chosen(month, ({ stage }) => stage === "off" || stage === "missed" || stage === "over");
  if (!appointment || !month.draw.oneIn(4)) return false;
  const { id: appointmentId } = appointment;
  const outcome = await month.tried(month.people.admin, (context) => disableAppointment(context, { appointmentId }));
  if (outcome.done) month.expected.disable(appointment);
  return outcome.done;
}
