import { beforeAll, expect, it } from "vitest";
import { bookFromPanel } from "~/features/scheduling/services/panel/book-from-panel.server";
import { joinWaitingList } from "~/features/scheduling/services/waiting-list/join-waiting-list.server";
import { listWaiting } from "~/features/scheduling/services/waiting-list/list-waiting.server";
import { readBookingPanel } from "~/features/scheduling/services/panel/read-booking-panel.server";
import { openPractice, patientActor } from "../../support/organization";
import { HOUR, MONDAY, type Practice } from "../scene";

let practice: Practice;
beforeAll(async () => (practice = await openPractice({ now: MONDAY })));

const desk = () => practice.as(practice.administrator, MONDAY);

it("whoever is booked from the waiting list waits no more, and who waits for nothing any more is booked as well", async () => {
  const { patient, patientUser, clinicOffering: serviceOfferingId, branch: branchId, doctor } = practice.ids;
  const wanted = { serviceOfferingId, branchId };
  const { id } = await joinWaitingList(await practice.as(patientActor(patient, patientUser), MONDAY), wanted);
  const [row] = (await listWaiting(await desk(), {})).rows;
  expect(row).toMatchObject({ id, patientId: patient, ...wanted, employeeId: null });
  const fields = { ...wanted, patientId: patient, employeeId: doctor, mode: "time", waiting: id };
  // What the panel shows carries the entry on.
  expect((await readBookingPanel(await desk(), { fields })).fields).toMatchObject({ waiting: id });
  const book = async (hours: number, waiting: string) => {
    const slot = `${MONDAY + (24 + hours) * HOUR}_${doctor}`;
    return bookFromPanel(await desk(), { ...fields, slot, waiting, patientAgreed: "on" }, []);
  };
  expect(await book(4, id)).toContain("done=set");
  expect((await listWaiting(await desk(), {})).rows).toEqual([]);
  expect(await book(5, id)).toContain("done=set");
  expect(await book(6, "no-entry")).toContain("done=set");
});
