import { describe, expect, it } from "vitest";
import { isCurrent, menuOf } from "./shell-menu";

const labels = (...args: Parameters<typeof menuOf>) => menuOf(...args).map(({ label }) => label);

describe("the menu", () => {
  it("leads a stranger to booking alone", () => {
    expect(labels(null)).toEqual(["home:menu.book"]);
  });

  it("leads a professional who is not approved nowhere but home", () => {
    expect(labels({ kind: "employee", approved: false, authorities: ["appointment.list"] })).toEqual([
      "home:menu.home",
    ]);
  });

  it("shows the staff what their authorities open", () => {
    expect(labels({ kind: "employee", approved: true, authorities: ["appointment.list"] })).toEqual([
      "home:menu.home",
      "home:menu.appointments",
      "home:menu.videoAppointments",
      "home:menu.book",
    ]);
    expect(labels({ kind: "employee", approved: true, authorities: ["room.list", "patient.list"] })).toEqual([
      "home:menu.home",
      "home:menu.patients",
      "home:menu.waitingRoom",
      "home:menu.book",
    ]);
  });

  it("shows a patient their own appointments and their family", () => {
    expect(labels({ kind: "patient", approved: true, authorities: [] })).toEqual([
      "home:menu.home",
      "home:menu.myAppointments",
      "home:menu.book",
      "home:menu.family",
    ]);
  });
});

it("marks the page we are on", () => {
  expect([isCurrent("/a/b", "/a/b"), isCurrent("/a/b", "/a/b/c"), isCurrent("/a/b", "/a/bc")]).toEqual([
    true,
    true,
    false,
  ]);
});
