import { expect, test } from "vitest";
import { weekOf } from "~/kernel/time/opening-hours";
import { createZoneTable } from "~/kernel/time/zones";
import { directionsHref } from "../appointments/arrivals/directions";
import { shownPlace, type StoredPlace } from "../booking/shown-place";
import { embedded, structuredData } from "./structured-data";

const STORED: StoredPlace = {
  ...{ id: "b", name: "Bankside", address: "14 Clink Street", city: "London", postalCode: "SE1 9DG" },
  ...{ countryCode: "GB", phone: "+44 20 7946 0100", timeZone: "Europe/London", directions: "" },
  ...{ hoursMonday: "08:00-12:00, 13:00-24:00", hoursTuesday: "", hoursWednesday: "", hoursThursday: "" },
  ...{ hoursFriday: "22:00-02:00", hoursSaturday: "", hoursSunday: "" },
};
const place = shownPlace(STORED, {
  service: "OPENSTREETMAP",
  maps: new Map(),
  now: Date.UTC(2026, 5, 1, 11, 30),
  zones: createZoneTable(),
});

const described = structuredData({
  ...{ name: "Riverside", about: "", phone: "+44 20 7946 0100", email: "", website: "" },
  ...{ url: "https://r.example/", logo: null, image: "https://r.example/picture/p" },
  ...{ places: [place], insurers: ["Albion"], languages: ["en"], services: [] },
  team: [
    {
      provider: {
        ...{ id: "d", title: 8, firstName: "Ada", lastName: "Okafor", designation: "Cardiologist" },
        ...{ languages: ["en_GB"], about: "", photoFileId: "f", colour: null },
      },
      ...{ departments: ["Cardiology"], offering: null, next: [], reason: null },
    },
  ],
  addressOf: (path) => `https://r.example${path}`,
  profilePath: (id) => `/doctor/${id}`,
  photoPath: (id) => `/photo/${id}`,
});

test("a practice is a clinic with its locations and hours, and a physician for each doctor, without what is empty", () => {
  expect(described).toEqual({
    "@context": "https://schema.org",
    "@graph": [
      {
        ...{ "@type": "MedicalClinic", "@id": "https://r.example/#practice", name: "Riverside" },
        ...{ url: "https://r.example/", image: "https://r.example/picture/p", telephone: "+44 20 7946 0100" },
        ...{ knowsLanguage: ["en"], paymentAccepted: "Albion" },
        department: [
          {
            ...{ "@type": "MedicalClinic", name: "Bankside", telephone: "+44 20 7946 0100" },
            address: {
              ...{ "@type": "PostalAddress", streetAddress: "14 Clink Street", addressLocality: "London" },
              ...{ postalCode: "SE1 9DG", addressCountry: "GB" },
            },
            openingHoursSpecification: [
              { dayOfWeek: "https://schema.org/Monday", opens: "08:00", closes: "12:00" },
              { dayOfWeek: "https://schema.org/Monday", opens: "13:00", closes: "23:59" },
              { dayOfWeek: "https://schema.org/Friday", opens: "22:00", closes: "02:00" },
            ].map((hours) => ({ "@type": "OpeningHoursSpecification", ...hours })),
          },
        ],
      },
      {
        ...{ "@type": "Physician", name: "Ada Okafor", description: "Cardiologist", medicalSpecialty: ["Cardiology"] },
        ...{ knowsLanguage: ["en-GB"], url: "https://r.example/doctor/d", image: "https://r.example/photo/f" },
        parentOrganization: { "@id": "https://r.example/#practice" },
      },
    ],
  });
});

test("what a practice is called cannot end the element that tells of it", () => {
  const json = embedded({ name: "</script><script>alert(1)</script>" });
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual({ name: "</script><script>alert(1)</script>" });
});

test("a location is open by its own clock: at half past eleven UTC it is half past twelve in London", () => {
  expect(place.hours).toEqual({
    week: weekOf(["08:00-12:00, 13:00-24:00", "", "", "", "22:00-02:00", "", ""]),
    weekday: 1,
    state: { open: false, opens: { inDays: 0, weekday: 1, at: 780 } },
  });
});

test("the way to a location is shown by the service that the practice chose, or by none", () => {
  expect(directionsHref("GOOGLE_MAPS", STORED)).toBe(
    "https://www.google.com/maps/dir/?api=1&destination=14%20Clink%20Street%2C%20SE1%209DG%20London%2C%20GB",
  );
  expect([directionsHref("NONE", STORED), directionsHref("APPLE_MAPS", { ...STORED, address: "" })]).toEqual([
    null,
    null,
  ]);
});
