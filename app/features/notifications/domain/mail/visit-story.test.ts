import { describe, expect, it } from "vitest";
import { leadsToRoom, visitStory } from "./visit-story";

const asked = { standing: "asked", previousStartsAt: null } as const;
const sure = { standing: "sure", previousStartsAt: null } as const;
const off = { standing: "off", previousStartsAt: null } as const;
const proposed = { standing: "proposed", previousStartsAt: null } as const;

describe("what a mail about a visit tells", () => {
  it("tells a patient that the request came, or that a visit that confirms itself is sure", () => {
    expect(visitStory("appointment.booked", "PATIENT", asked)).toBe("booked");
    expect(visitStory("appointment.booked", "PATIENT", sure)).toBe("confirmed");
  });

  it("tells a patient of a visit that the clinic set", () => {
    expect(visitStory("appointment.set", "PATIENT", proposed)).toBe("setByOrganization");
    expect(visitStory("appointment.set", "PATIENT", sure)).toBe("confirmed");
  });

  it("tells apart who moved the visit", () => {
    expect(visitStory("appointment.rescheduled", "PATIENT", proposed)).toBe("rescheduled");
    expect(visitStory("appointment.rescheduled", "PATIENT", asked)).toBe("rescheduledByPatient");
    const moved = { standing: "asked", previousStartsAt: 300_000 } as const;
    expect(visitStory("appointment.requestReceived", "EMPLOYEE", moved)).toBe("staffRescheduled");
    expect(visitStory("appointment.requestReceived", "EMPLOYEE", asked)).toBe("staffNewRequest");
    expect(visitStory("appointment.requestReceived", "EMPLOYEE", sure)).toBe("staffBooked");
  });

  it("tells a provider that the patient waits, as long as the visit stands", () => {
    expect(visitStory("room.waiting", "EMPLOYEE", sure)).toBe("staffWaiting");
    expect(visitStory("room.waiting", "EMPLOYEE", off)).toBeNull();
  });

  it("tells a patient who sees them now, as long as the visit stands", () => {
    for (const visit of [asked, proposed, sure])
      expect(visitStory("appointment.reassigned", "PATIENT", visit)).toBe("reassigned");
    expect(visitStory("appointment.reassigned", "PATIENT", off)).toBeNull();
  });

  it("tells both sides of a visit that is off", () => {
    expect(visitStory("appointment.canceled", "PATIENT", off)).toBe("canceled");
    expect(visitStory("appointment.canceled", "EMPLOYEE", off)).toBe("staffCanceled");
    expect(visitStory("appointment.rejected", "PATIENT", off)).toBe("rejected");
  });

  it("tells nothing that a later change made untrue", () => {
    expect(visitStory("appointment.confirmed", "PATIENT", off)).toBeNull();
    expect(visitStory("appointment.confirmed", "PATIENT", asked)).toBeNull();
    expect(visitStory("appointment.canceled", "PATIENT", sure)).toBeNull();
    expect(visitStory("appointment.canceled", "EMPLOYEE", asked)).toBeNull();
    expect(visitStory("appointment.rejected", "PATIENT", asked)).toBeNull();
    expect(visitStory("appointment.rescheduled", "PATIENT", sure)).toBeNull();
    expect(visitStory("appointment.booked", "PATIENT", off)).toBeNull();
    expect(visitStory("appointment.requestReceived", "EMPLOYEE", off)).toBeNull();
    expect(visitStory("room.link", "PATIENT", off)).toBeNull();
  });

  it("leads to the waiting room only once the visit is sure, and only its patient", () => {
    expect(leadsToRoom("confirmed")).toBe(true);
    expect(leadsToRoom("roomLink")).toBe(true);
    expect(leadsToRoom("booked")).toBe(false);
    expect(leadsToRoom("staffBooked")).toBe(false);
  });
});
