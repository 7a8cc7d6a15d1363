import { describe, expect, it } from "vitest";
import { isStale, leadsToRoom, appointmentWordingFor } from "./appointment-wording";

const asked = { standing: "asked", previousStartsAt: null } as const;
const sure = { standing: "sure", previousStartsAt: null } as const;
const unconfirmed = { ...asked, isUnconfirmed: true } as const;
const off = { standing: "off", previousStartsAt: null } as const;
const proposed = { standing: "proposed", previousStartsAt: null } as const;

describe("what a mail about an appointment tells", () => {
  it("tells a patient that the request came, or that an appointment that confirms itself is sure", () => {
    expect(appointmentWordingFor("appointment.booked", "PATIENT", asked)).toBe("booked");
    expect(appointmentWordingFor("appointment.booked", "PATIENT", sure)).toBe("confirmed");
  });

  it("tells a patient of an appointment that the clinic set", () => {
    expect(appointmentWordingFor("appointment.set", "PATIENT", proposed)).toBe("setByOrganization");
    expect(appointmentWordingFor("appointment.set", "PATIENT", sure)).toBe("confirmed");
  });

  it("tells apart who moved the appointment", () => {
    expect(appointmentWordingFor("appointment.rescheduled", "PATIENT", proposed)).toBe("rescheduled");
    expect(appointmentWordingFor("appointment.rescheduled", "PATIENT", asked)).toBe("rescheduledByPatient");
    const moved = { standing: "asked", previousStartsAt: 300_000 } as const;
    expect(appointmentWordingFor("appointment.requestReceived", "EMPLOYEE", moved)).toBe("staffRescheduled");
    expect(appointmentWordingFor("appointment.requestReceived", "EMPLOYEE", asked)).toBe("staffNewRequest");
    expect(appointmentWordingFor("appointment.requestReceived", "EMPLOYEE", sure)).toBe("staffBooked");
  });

  it("tells a patient after an undo how the appointment stands now", () => {
    const told = [unconfirmed, asked, proposed, sure, off].map((each) =>
      appointmentWordingFor("appointment.undone", "PATIENT", each),
    );
    expect(told).toEqual(["unconfirmed", "undoneAsked", "undoneProposed", "undoneSure", "undoneOff"]);
  });

  it("tells a provider that the patient waits, as long as the appointment stands", () => {
    expect(appointmentWordingFor("room.waiting", "EMPLOYEE", sure)).toBe("staffWaiting");
    expect(appointmentWordingFor("room.waiting", "EMPLOYEE", off)).toBeNull();
  });

  it("tells a patient who sees them now, as long as the appointment stands", () => {
    for (const appointment of [asked, proposed, sure])
      expect(appointmentWordingFor("appointment.reassigned", "PATIENT", appointment)).toBe("reassigned");
    expect(appointmentWordingFor("appointment.reassigned", "PATIENT", off)).toBeNull();
  });

  it("tells both sides of an appointment that is off", () => {
    expect(appointmentWordingFor("appointment.canceled", "PATIENT", off)).toBe("canceled");
    expect(appointmentWordingFor("appointment.canceled", "EMPLOYEE", off)).toBe("staffCanceled");
    expect(appointmentWordingFor("appointment.rejected", "PATIENT", off)).toBe("rejected");
  });

  it("tells nothing that a later change made untrue", () => {
    expect(appointmentWordingFor("appointment.confirmed", "PATIENT", off)).toBeNull();
    expect(appointmentWordingFor("appointment.confirmed", "PATIENT", asked)).toBeNull();
    expect(appointmentWordingFor("appointment.canceled", "PATIENT", sure)).toBeNull();
    expect(appointmentWordingFor("appointment.canceled", "EMPLOYEE", asked)).toBeNull();
    expect(appointmentWordingFor("appointment.rejected", "PATIENT", asked)).toBeNull();
    expect(appointmentWordingFor("appointment.rescheduled", "PATIENT", sure)).toBeNull();
    expect(appointmentWordingFor("appointment.booked", "PATIENT", off)).toBeNull();
    expect(appointmentWordingFor("appointment.requestReceived", "EMPLOYEE", off)).toBeNull();
    expect(appointmentWordingFor("room.link", "PATIENT", off)).toBeNull();
  });

  it("leads to the waiting room only once the appointment is sure, and only its patient", () => {
    expect(leadsToRoom("confirmed")).toBe(true);
    expect(leadsToRoom("roomLink")).toBe(true);
    expect(leadsToRoom("booked")).toBe(false);
    expect(leadsToRoom("staffBooked")).toBe(false);
  });
});

describe("a reminder whose turn comes", () => {
  const startsAt = 3_600_000;
  const told = { startsAt };

  it("tells nobody who has come or is with the provider, and nobody of another time", () => {
    expect(isStale("reminder", told, { startsAt, isHere: false }, 0)).toBe(false);
    expect(isStale("reminder", told, { startsAt, isHere: true }, 0)).toBe(true);
    expect(isStale("reminder", told, { startsAt: 2 * startsAt, isHere: false }, 0)).toBe(true);
    expect(isStale("reminder", told, { startsAt, isHere: false }, startsAt)).toBe(true);
  });

  it("alone is overtaken by that: other news of the appointment still goes out", () => {
    expect(isStale("confirmed", told, { startsAt, isHere: true }, 0)).toBe(false);
  });
});
