import { describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { currentItem, addsPatients, isCurrent, menuGroups, type MenuReader } from "./shell-menu";
import { menuOf } from "./shell-menu.server";

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
      "home:menu.deskBoard",
      "home:menu.videoAppointments",
    ]);
    expect(labels({ kind: "employee", approved: true, authorities: ["room.list", "patient.list"] })).toEqual([
      "home:menu.home",
      "home:menu.waitingRoom",
      "home:menu.patients",
    ]);
  });

  it("leads whoever books for patients to the panel, and nobody else of the staff to booking", () => {
    const staff = (...authorities: string[]) => menuOf({ kind: "employee", approved: true, authorities });
    expect(staff("appointment.set").at(-1)).toMatchObject({ label: "home:menu.book", href: paths.bookingPanel() });
    const places = staff("appointment.list", "patient.list").map(({ href }) => href);
    expect(places.filter((href) => href === paths.bookingPanel() || href === paths.booking())).toEqual([]);
  });

  it("leads administrators to the settings only where the organization has the admin portal", () => {
    const admin = { kind: "employee", approved: true, authorities: ["settings.read", "settings.change"] } as const;
    expect(labels(admin)).toContain("home:menu.settings");
    expect(labels(admin, { adminPortal: false })).not.toContain("home:menu.settings");
    // A doctor's own settings are no administration.
    expect(labels({ ...admin, authorities: ["settings.read"] }, { adminPortal: false })).toContain(
      "home:menu.settings",
    );
  });

  it("leads whoever works at a desk there and to their own settings, and nowhere else", () => {
    const pharmacist = { kind: "employee", approved: true, authorities: ["pharmacy.work", "settings.read"] } as const;
    expect(labels(pharmacist)).toEqual(["home:menu.pharmacy", "home:menu.settings"]);
    // An administrator may work at the desk too, and has everything else.
    const both = { ...pharmacist, authorities: ["appointment.list", "pharmacy.work"] };
    expect(labels(both)).not.toContain("home:menu.pharmacy");
  });

  it("leads patients and those who answer to the questions only where they are switched on", () => {
    const patient = { kind: "patient", approved: true, authorities: [] } as const;
    const doctor = { kind: "employee", approved: true, authorities: ["appointment.list", "question.read"] } as const;
    for (const person of [patient, doctor]) {
      expect(labels(person)).not.toContain("home:menu.questions");
      expect(labels(person, { questions: true })).toContain("home:menu.questions");
    }
    expect(labels({ ...doctor, authorities: ["appointment.list"] }, { questions: true })).not.toContain(
      "home:menu.questions",
    );
  });

  it("leads patients and those who monitor them to the monitoring only where it is switched on", () => {
    const patient = { kind: "patient", approved: true, authorities: [] } as const;
    const nurse = { kind: "employee", approved: true, authorities: ["appointment.list", "monitoring.work"] } as const;
    for (const person of [patient, nurse]) {
      expect(labels(person)).not.toContain("home:menu.monitoring");
      expect(labels(person, { monitoring: true })).toContain("home:menu.monitoring");
    }
    expect(labels({ ...nurse, authorities: ["appointment.list"] }, { monitoring: true })).not.toContain(
      "home:menu.monitoring",
    );
  });

  it("has a way to add a patient for those who may", () => {
    const nurse = { kind: "employee", approved: true, authorities: ["patient.create"] } as const;
    expect(addsPatients(nurse)).toBe(true);
    expect([null, { ...nurse, approved: false }, { ...nurse, authorities: [] }].map(addsPatients)).toEqual([
      false,
      false,
      false,
    ]);
    expect(addsPatients({ kind: "patient", approved: true, authorities: [] })).toBe(false);
  });

  it("leads those who prescribe to their prescriptions", () => {
    expect(labels({ kind: "employee", approved: true, authorities: ["prescription.write"] })).toContain(
      "home:menu.prescriptions",
    );
  });

  it("leads those who order to their orders, and the laboratory to its desk alone", () => {
    const staff = { kind: "employee", approved: true } as const;
    expect(labels({ ...staff, authorities: ["labOrder.write"] })).toContain("home:menu.labOrders");
    expect(labels({ ...staff, authorities: ["laboratory.work"] })).toEqual(["home:menu.laboratory"]);
  });

  it("shows a patient their own appointments, their health profile, their prescriptions, their laboratory orders, one place for their money, and their family", () => {
    expect(labels({ kind: "patient", approved: true, authorities: [] })).toEqual([
      "home:menu.home",
      "home:menu.myAppointments",
      "home:menu.consultations",
      "home:menu.healthProfile",
      "home:menu.questionnaires",
      "home:menu.prescriptions",
      "home:menu.results",
      "home:menu.payments",
      "home:menu.book",
      "home:menu.family",
    ]);
  });
});

it("marks the health profile on every page of a record for patients, and the patients for staff", () => {
  const base = "/secure/providerweb";
  const places = [
    "health_profile/view",
    "health_trackers/list",
    "medical_reports/list",
    "basic_profile/edit",
    "health_files/1",
  ];
  for (const place of places) {
    const marked = (person: MenuReader) =>
      menuOf(person)
        .filter((item) => isCurrent(item, `${base}/${place}`))
        .map(({ label }) => label);
    expect(marked({ kind: "patient", approved: true, authorities: [] })).toEqual(["home:menu.healthProfile"]);
    expect(marked({ kind: "employee", approved: true, authorities: ["patient.list", "settings.read"] })).toEqual([
      "home:menu.patients",
    ]);
  }
  expect(isCurrent({ href: `${base}/health_profile`, records: true }, `${base}/patients`)).toBe(false);
});

it("marks a patient's consultations in either of their lists, and in one of them", () => {
  const menu = menuOf({ kind: "patient", approved: true, authorities: [] });
  const marked = (pathname: string) => menu.filter((item) => isCurrent(item, pathname)).map(({ label }) => label);
  for (const place of [paths.clinicConsultations(), paths.videoConsultations(), paths.consultation("c1")])
    expect(marked(place)).toEqual(["home:menu.consultations"]);
});

it("marks the page we are on", () => {
  const item = { href: "/a/b" };
  expect(["/a/b", "/a/b/c", "/a/bc"].map((pathname) => isCurrent(item, pathname))).toEqual([true, true, false]);
});

it("marks one place alone for a page that lies below two", () => {
  const [all, desk] = [{ href: paths.appointments() }, { href: paths.deskBoard() }];
  expect(currentItem([all, desk], paths.deskBoard())).toBe(desk);
  expect(currentItem([desk, all], paths.appointment("a1"))).toBe(all);
  expect(currentItem([all, desk], "/elsewhere")).toBeUndefined();
});

describe("the groups of the menu", () => {
  it("are in their order, whatever the order of what stands in them", () => {
    const staff = { kind: "employee", approved: true } as const;
    const menu = menuOf({
      ...staff,
      authorities: ["settings.read", "patient.list", "appointment.list", "appointment.set"],
    });
    expect(menuGroups(menu).map(({ name, items }) => [name, items.map(({ label }) => label)])).toEqual([
      [
        "day",
        [
          "home:menu.home",
          "home:menu.appointments",
          "home:menu.deskBoard",
          "home:menu.videoAppointments",
          "home:menu.book",
        ],
      ],
      ["care", ["home:menu.patients"]],
      ["practice", ["home:menu.settings"]],
    ]);
  });

  it("have no name where all stands in one, as for patients", () => {
    const menu = menuOf({ kind: "patient", approved: true, authorities: [] });
    expect(menuGroups(menu)).toEqual([{ name: undefined, items: menu }]);
  });

  it("lead staff of all roles to four main places at most", () => {
    const authorities = ["appointment.list", "room.list", "patient.list", "settings.read", "prescription.write"];
    const main = menuOf({ kind: "employee", approved: true, authorities }).filter((item) => item.main);
    expect(main.map(({ label }) => label)).toEqual([
      "home:menu.home",
      "home:menu.appointments",
      "home:menu.waitingRoom",
      "home:menu.patients",
    ]);
  });
});

it("marks the payments of a patient on each page about their money", () => {
  const patient: MenuReader = { kind: "patient", approved: true, authorities: [] };
  const places = [
    paths.payments(),
    paths.paymentView("p1"),
    paths.ownCharges(),
    paths.ownCredits(),
    paths.ownInvoices(),
  ];
  for (const place of [...places, paths.ownInvoice("i1")])
    expect(
      menuOf(patient)
        .filter((item) => isCurrent(item, place))
        .map(({ label }) => label),
      place,
    ).toEqual(["home:menu.payments"]);
});
