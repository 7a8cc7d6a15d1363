import { beforeEach, describe, expect, it } from "vitest";
import { loadRowsStatements } from "~/db/load-rows.server";
import { allergy } from "~/features/phr/records/allergy";
import { listProfileAreas } from "~/features/phr/services/profile/list-profile-areas.server";
import { keepProfilePicture } from "~/features/phr/services/profile/keep-profile-picture.server";
import { profileInsurances } from "~/features/phr/services/profile/profile-insurances.server";
import { readBasicProfile } from "~/features/phr/services/profile/read-basic-profile.server";
import { readHealthOverview } from "~/features/phr/services/profile/read-health-overview.server";
import { readProfile } from "~/features/phr/services/profile/read-profile.server";
import { readProfileForm } from "~/features/phr/services/profile/read-profile-form.server";
import { openHealthRecord } from "~/features/phr/services/access/open-health-record.server";
import { readProfileFile } from "~/features/phr/services/profile/read-profile-file.server";
import { readProfilePicture } from "~/features/phr/services/profile/read-profile-picture.server";
import { removeProfilePicture } from "~/features/phr/services/profile/remove-profile-picture.server";
import { readProfileInsurance } from "~/features/phr/services/profile/read-profile-insurance.server";
import { saveHealthProfile } from "~/features/phr/services/profile/save-profile.server";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { sayNoneKnown } from "~/features/phr/services/records/say-none-known.server";
import { searchPatients } from "~/features/patients/public.server";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { change, read } from "../identity/appointments";
import { png } from "../../support/sample-files";
import { NOW, openProfiles, type Profiles, type Who } from "./profile-scene";

const DAY = 86_400_000;
const DETAILS = { firstName: "Zainab", lastName: "Haddad", birthDate: "1980-05-06", gender: "2" };
const ADDRESS = { address: "1 Palm road", city: "Manama", countryCode: "BH" };
const CARD = { insurer: "Gulf Cover", memberNumber: "M-1" };

let profiles: Profiles;

beforeEach(async () => {
  profiles = await openProfiles();
});

const patientId = () => profiles.ids.patient;
const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => "done",
    (error: unknown) => (error as { status?: number }).status,
  );
const addAllergy = async (who: Who, changes: object = {}) =>
  saveHealthRecord(await profiles.as(who), allergy, {
    ...{ patientId: patientId(), allergen: "Penicillin", category: "MEDICATION", reactions: ["HIVES"] },
    ...{ criticality: "HIGH", status: "ACTIVE", ...changes },
  });
const details = async (who: Who, raw: object) =>
  saveHealthProfile(await profiles.as(who), { patientId: patientId(), part: "details", raw: { ...DETAILS, ...raw } });

type Rows = [table: string, columns: string[], rows: (string | number | null)[][]];
async function given(...tables: Rows[]): Promise<void> {
  const { db } = await profiles.as("doctor");
  for (const [table, columns, rows] of tables) await db.rawBatch(loadRowsStatements(db, table, columns, rows));
}
const READING = [
  ...["id", "patient_id", "tracker", "at", "zone", "day", "value", "value2", "typed", "source"],
  ...["author_kind", "author_id", "recorded_at", "first_author_kind"],
];
function reading(tracker: string, at: number, typed: { value: string; value2?: string; unit: string }, whose: string) {
  const value2 = typed.value2 === undefined ? null : Number(typed.value2);
  return [
    ...[uuidv7(at), whose, tracker, at, "Europe/Madrid", Math.floor(at / DAY), Number(typed.value), value2],
    ...[JSON.stringify(typed), "PATIENT", "patient", whose, at, "patient"],
  ];
}

/** What there is to ask of a profile, reading and writing. */
const READS: Readonly<Record<string, (context: RequestContext) => Promise<unknown>>> = {
  overview: (context) => readHealthOverview(context, patientId()),
  areas: (context) => listProfileAreas(context, patientId()),
  profile: (context) => readProfile(context, patientId()),
  basic: (context) => readBasicProfile(context, patientId()),
};
const WRITES: Readonly<Record<string, (context: RequestContext) => Promise<unknown>>> = {
  form: (context) => readProfileForm(context, patientId()),
  insuranceForm: (context) => readProfileInsurance(context, patientId(), undefined),
  address: (context) => saveHealthProfile(context, { patientId: patientId(), part: "address", raw: ADDRESS }),
  insurance: (context) => profileInsurances.save(context, CARD, patientId()),
};
const outcomes = async (acts: typeof READS, who: Who) => {
  const found: Record<string, unknown> = {};
  for (const [name, run] of Object.entries(acts)) found[name] = await refusal(run(await profiles.as(who)));
  return found;
};
const all = (acts: object, outcome: unknown) => Object.fromEntries(Object.keys(acts).map((name) => [name, outcome]));

describe("a health profile", () => {
  it("opens to the patient, who looks after them and nurses, and to nobody else", async () => {
    for (const who of ["patient", "doctor", "nurse"] as const)
      expect(await outcomes(READS, who)).toEqual(all(READS, "done"));
    for (const who of ["otherPatient", "otherDoctor"] as const) {
      expect(await outcomes(READS, who)).toEqual(all(READS, 404));
      expect(await outcomes(WRITES, who)).toEqual(all(WRITES, 404));
    }
    expect(await outcomes({ ...READS, ...WRITES }, "stranger")).toEqual(all({ ...READS, ...WRITES }, 401));
    for (const who of ["patient"] as const) expect(await outcomes(WRITES, who)).toEqual(all(WRITES, "done"));
  });

  it("opens to administrators where the organization allows it", async () => {
    expect(await outcomes({ ...READS, ...WRITES }, "admin")).toEqual(all({ ...READS, ...WRITES }, 403));
    await profiles.setting("compliance", { adminsMayReadRecords: true });
    expect(await outcomes({ ...READS, ...WRITES }, "admin")).toEqual(all({ ...READS, ...WRITES }, "done"));
  });

  it("is read by a relative with a grant, and changed by one who may manage it", async () => {
    expect(await outcomes(READS, "relative")).toEqual(all(READS, 403));
    await profiles.relate("VIEW");
    expect(await outcomes(READS, "relative")).toEqual(all(READS, "done"));
    expect(await outcomes(WRITES, "relative")).toEqual(all(WRITES, 404));
    expect((await profiles.audit()).at(-1)).toBe("patient healthRecord.write DENIED");
  });

  it("tells the audit who read it, but for the patient", async () => {
    await READS.overview?.(await profiles.as("patient"));
    expect(await profiles.audit()).toEqual([]);
    await READS.overview?.(await profiles.as("doctor"));
    await READS.profile?.(await profiles.as("doctor"));
    expect(await profiles.audit()).toEqual(Array(2).fill("employee healthRecord.read DONE"));
  });
});

describe("the overview", () => {
  it("shows what still matters, the dangerous first, and how many entries there are in all", async () => {
    await addAllergy("patient", { allergen: "Pollen", category: "ENVIRONMENT", criticality: "LOW" });
    await addAllergy("doctor");
    await addAllergy("doctor", { allergen: "Milk", category: "FOOD", status: "RESOLVED" });
    const { sections, age } = await readHealthOverview(await profiles.as("doctor"), patientId());
    const [allergies] = sections;
    expect(allergies?.records.map(({ name }) => name)).toEqual(["Penicillin", "Pollen"]);
    expect(allergies).toMatchObject({ kind: "ALLERGY", total: 3, noneKnown: null, asksNone: true, mayAdd: true });
    expect(age === null || age > 0).toBe(true);
  });

  it("says who said that there is none: empty is not none", async () => {
    const section = async () => (await readHealthOverview(await profiles.as("doctor"), patientId())).sections[0];
    expect(await section()).toMatchObject({ records: [], total: 0, noneKnown: null });
    await sayNoneKnown(await profiles.as("patient"), allergy, undefined, true);
    const said = await section();
    expect(said?.noneKnown).toMatchObject({ at: NOW });
    expect(said?.noneKnown?.authorName).not.toBe("");
  });

  it("has the last measurement of each tracker, and the days before it", async () => {
    await given([
      "tracker_reading",
      READING,
      [
        reading("weight", NOW - 9 * DAY, { value: "72", unit: "kg" }, patientId()),
        reading("weight", NOW - 2 * DAY, { value: "71.5", unit: "kg" }, patientId()),
        reading("bloodPressure", NOW - DAY, { value: "120", value2: "80", unit: "mmHg" }, patientId()),
        reading("pulse", NOW, { value: "60", unit: "/min" }, profiles.ids.otherPatient),
      ],
    ]);
    const { vitals } = await readHealthOverview(await profiles.as("nurse"), patientId());
    expect(vitals?.map(({ tracker, value, value2, days }) => [tracker, value, value2, days.length])).toEqual([
      ["bloodPressure", 120, 80, 1],
      ["weight", 71.5, null, 2],
    ]);
  });

  it("and the areas leave out what the organization hides", async () => {
    await addAllergy("doctor");
    await profiles.setting("records", { allergies: false, trackers: false, insurances: false });
    const { sections, vitals } = await readHealthOverview(await profiles.as("doctor"), patientId());
    expect(sections.some(({ kind }) => kind === "ALLERGY")).toBe(false);
    expect(vitals).toBeNull();
    const { kinds, trackers, insurances } = await listProfileAreas(await profiles.as("patient"), undefined);
    expect([kinds.some(({ kind }) => kind === "ALLERGY"), trackers, insurances]).toEqual([false, false, false]);
    expect((await readProfile(await profiles.as("patient"), undefined)).insurances).toBeNull();
    expect(await refusal(profileInsurances.save(await profiles.as("patient"), CARD))).toBe(404);
  });

  it("takes five round trips at most, and reads no more rows for what other patients have", async () => {
    await addAllergy("doctor");
    const asked = async () => {
      const context = await profiles.as("doctor");
      await readHealthOverview(context, patientId());
      return context.db.meter;
    };
    const before = await asked();
    expect(before.roundTrips).toBeLessThanOrEqual(5);
    await given([
      "tracker_reading",
      READING,
      Array.from({ length: 300 }, (_, index) =>
        reading("weight", NOW - index * DAY, { value: "70", unit: "kg" }, profiles.ids.otherPatient),
      ),
    ]);
    expect((await asked()).rowsRead).toBe(before.rowsRead);
  });
});

describe("who a patient is", () => {
  it("is kept in their own row, found by what they are called now, and nothing else is lost", async () => {
    await details("patient", { middleName: "Noor", secondPhone: "+973 3600 1111", maritalStatus: "Married" });
    await saveHealthProfile(await profiles.as("patient"), {
      patientId: undefined,
      part: "address",
      raw: { ...ADDRESS, region: "Capital" },
    });
    const profile = await details("doctor", { lastName: "Nasser", middleName: "Noor", maritalStatus: "Married" });
    expect(profile).toMatchObject({ lastName: "Nasser", middleName: "Noor", region: "Capital", city: "Manama" });
    const [row] = await read<{ extra: string; last_name: string }>(
      profiles.practice,
      "SELECT extra, last_name FROM patient WHERE organization_id = ?1 AND id = ?2",
      patientId(),
    );
    expect(JSON.parse(row?.extra ?? "")).toMatchObject({
      maritalStatus: "Married",
      region: "Capital",
      secondPhone: "",
    });
    const found = await searchPatients(await profiles.as("doctor"), "nasser");
    expect(found.map(({ id }) => id)).toEqual([patientId()]);
  });

  it("is refused at the field that does not fit", async () => {
    const fields = async (raw: object) =>
      details("patient", raw).then(
        () => [],
        (error: unknown) => (error as { fields: { field: string }[] }).fields.map(({ field }) => field),
      );
    expect(await fields({ firstName: "" })).toEqual(["firstName"]);
    expect(await fields({ birthDate: "2999-01-01" })).toEqual(["birthDate"]);
    expect(await fields({ gender: "7" })).toEqual(["gender"]);
    expect(await fields({ maritalStatus: "ENGAGED" })).toEqual(["maritalStatus"]);
    expect(await fields({ secondPhone: "call me" })).toEqual(["secondPhone"]);
  });

  it("that somebody else changed meanwhile is not overwritten", async () => {
    const { version } = await details("doctor", { middleName: "Noor" });
    await details("nurse", { version, middleName: "Layla" });
    const late = details("patient", { version, middleName: "Huda" });
    await expect(late).rejects.toMatchObject({ status: 409, current: { middleName: "Layla" } });
  });

  it("and saved twice is written once", async () => {
    const first = await details("patient", { middleName: "Noor" });
    const again = await details("patient", { middleName: "Noor", version: first.version - 1 });
    expect(again.version).toBe(first.version);
  });
});

describe("what insures a patient", () => {
  const insure = async (who: Who, raw: object) => profileInsurances.save(await profiles.as(who), raw, patientId());

  it("is shown in the order in which it pays, with what has run out and what soon will", async () => {
    await insure("patient", { ...CARD, coverage: "SECONDARY", validTo: "2027-01-20" });
    await insure("doctor", { ...CARD, memberNumber: "M-2", coverage: "PRIMARY", validTo: "2026-12-31" });
    const { insurances } = await readProfile(await profiles.as("patient"), undefined);
    expect(insurances?.map(({ coverage, ranOut, endsSoon }) => [coverage, ranOut, endsSoon])).toEqual([
      ["PRIMARY", true, false],
      ["SECONDARY", false, true],
    ]);
  });

  it("can be removed and put back, and is never another patient's", async () => {
    const { id } = await insure("patient", CARD);
    const switched = async (who: Who, enabled: boolean, whose = patientId()) =>
      refusal(profileInsurances.switchTo(await profiles.as(who), enabled, { id }, whose));
    expect(await switched("otherPatient", false, profiles.ids.otherPatient)).toBe(404);
    expect(await switched("patient", false)).toBe("done");
    expect(await refusal(readProfileInsurance(await profiles.as("patient"), undefined, id))).toBe(404);
    expect(await switched("patient", true)).toBe("done");
    expect(await refusal(readProfileInsurance(await profiles.as("patient"), undefined, id))).toBe("done");
  });
});

describe("what is sealed or known to staff alone", () => {
  it("the number of an identity card is stored sealed, opens in the form, and is masked where it is shown", async () => {
    await details("patient", { nationalId: "820503-4411" });
    const [row] = await read<{ extra: string }>(
      profiles.practice,
      "SELECT extra FROM patient WHERE organization_id = ?1 AND id = ?2",
      patientId(),
    );
    expect(row?.extra).toContain("nationalId");
    expect(row?.extra).not.toContain("820503");
    const form = await readProfileForm(await profiles.as("doctor"), patientId());
    expect(form.values.nationalId).toBe("820503-4411");
    const { profile } = await readProfile(await profiles.as("doctor"), patientId());
    expect(profile.nationalId).toBe("••••411");
    expect(Object.keys((await readHealthOverview(await profiles.as("doctor"), patientId())).profile)).not.toContain(
      "nationalId",
    );
    await details("doctor", { nationalId: "" });
    expect((await readProfileForm(await profiles.as("patient"), undefined)).values.nationalId).toBe("");
  });

  it("staff say when somebody has died, not before birth or after today; patients cannot, and take nothing back", async () => {
    await details("patient", { deceasedOn: "2026-05-01" });
    expect((await readProfile(await profiles.as("patient"), undefined)).profile.deceasedOn).toBe("");
    expect(await refusal(details("doctor", { deceasedOn: "1979-01-01" }))).toBe(422);
    expect(await refusal(details("doctor", { deceasedOn: "2999-01-01" }))).toBe(422);
    await details("doctor", { deceasedOn: "2020-05-06" });
    await details("patient", { middleName: "Noor" });
    const { profile, age } = await readHealthOverview(await profiles.as("doctor"), patientId());
    expect([profile.deceasedOn, age]).toEqual(["2020-05-06", 40]);
  });

  it("staff learn which other patients may be the same person, as far as they may see them; a patient never does", async () => {
    const { otherPatient } = profiles.ids;
    const [other] = await read<{ first_name: string; last_name: string }>(
      profiles.practice,
      "SELECT first_name, last_name FROM patient WHERE organization_id = ?1 AND id = ?2",
      otherPatient,
    );
    await details("patient", { firstName: other?.first_name, lastName: other?.last_name });
    await change(
      profiles.practice,
      "UPDATE patient SET birth_date = '1980-05-06' WHERE organization_id = ?1 AND id = ?2",
      otherPatient,
    );
    const known = async (who: Who) =>
      (await readProfile(await profiles.as(who), patientId())).duplicates.map(({ id, reasons }) => [id, ...reasons]);
    expect(await known("nurse")).toEqual([[otherPatient, "nameAndBirthDate"]]);
    expect(await known("doctor")).toEqual([]);
    expect(await known("patient")).toEqual([]);
  });
});

describe("a picture of the profile", () => {
  const picture = (bytes = png(10, 10), name = "card.png") =>
    new File([bytes as Uint8Array<ArrayBuffer>], name, { type: "image/png" });
  const photo = () => ({ patientId: patientId(), what: "photo", insuranceId: undefined });

  it("is the patient's photo: sent, shown, replaced and taken away by whoever may change the profile", async () => {
    const first = await keepProfilePicture(await profiles.as("patient"), photo(), { picture: picture() });
    expect((await readProfile(await profiles.as("doctor"), patientId())).profile.photoFileId).toBe(first);
    const second = await keepProfilePicture(await profiles.as("doctor"), photo(), { picture: picture() });
    expect((await readProfilePicture(await profiles.as("nurse"), photo())).fileId).toBe(second);
    for (const who of ["otherPatient", "otherDoctor"] as const) {
      expect(await refusal(readProfilePicture(await profiles.as(who), photo()))).toBe(404);
      expect(await refusal(keepProfilePicture(await profiles.as(who), photo(), { picture: picture() }))).toBe(404);
    }
    expect(await refusal(keepProfilePicture(await profiles.as("patient"), photo(), { picture: "x" }))).toBe(422);
    await removeProfilePicture(await profiles.as("patient"), photo());
    expect((await readProfilePicture(await profiles.as("patient"), photo())).fileId).toBeNull();
  });

  it("is a side of an insurance card, of an insurance that is there and theirs, where insurances are kept", async () => {
    const { id } = await profileInsurances.save(await profiles.as("patient"), CARD, patientId());
    const side = (what: string, insuranceId: string = id) => ({ patientId: patientId(), what, insuranceId });
    const front = await keepProfilePicture(await profiles.as("patient"), side("front"), { picture: picture() });
    const back = await keepProfilePicture(await profiles.as("patient"), side("back"), { picture: picture() });
    const { insurances } = await readProfile(await profiles.as("doctor"), patientId());
    expect(insurances).toMatchObject([{ cardFileId: front, cardBackFileId: back }]);
    expect(await refusal(readProfilePicture(await profiles.as("patient"), side("front", "none")))).toBe(404);
    expect(await refusal(readProfilePicture(await profiles.as("patient"), side("edge")))).toBe(404);
    await profiles.setting("records", { insurances: false });
    expect(await refusal(readProfilePicture(await profiles.as("patient"), side("front")))).toBe(404);
  });
});

describe("a file of the profile", () => {
  const picture = (name: string) => new File([png(10, 10) as Uint8Array<ArrayBuffer>], name, { type: "image/png" });

  it("is read by whoever reads the profile, also by a doctor who opened it for a reason, and each reading is audited", async () => {
    const asked = { patientId: patientId(), what: "photo", insuranceId: undefined };
    const photo = await keepProfilePicture(await profiles.as("patient"), asked, { picture: picture("me.png") });
    const { id: insuranceId } = await profileInsurances.save(await profiles.as("patient"), CARD, patientId());
    const front = { ...asked, what: "front", insuranceId };
    const card = await keepProfilePicture(await profiles.as("patient"), front, { picture: picture("card.png") });
    const reading = async (who: Who, fileId: string, whose = patientId()) =>
      refusal(readProfileFile(await profiles.as(who), { patientId: whose, fileId }));
    for (const fileId of [photo, card]) {
      for (const who of ["patient", "doctor", "nurse"] as const) expect(await reading(who, fileId)).toBe("done");
      for (const who of ["otherPatient", "otherDoctor"] as const) expect(await reading(who, fileId)).toBe(404);
    }
    const reason = { number: "1", birthDate: "1988-04-12", reason: "EMERGENCY", note: "" };
    await openHealthRecord(await profiles.as("otherDoctor"), reason);
    const before = (await profiles.audit()).length;
    for (const fileId of [photo, card]) expect(await reading("otherDoctor", fileId)).toBe("done");
    expect((await profiles.audit()).slice(before)).toEqual(["employee file.read DONE", "employee file.read DONE"]);
    // Of another patient, and of no profile.
    expect(await reading("nurse", photo, profiles.ids.otherPatient)).toBe(404);
    expect(await reading("nurse", "none")).toBe(404);
    await profiles.setting("records", { insurances: false });
    expect([await reading("doctor", card), await reading("doctor", photo)]).toEqual([404, "done"]);
  });
});

describe("two people who change one profile", () => {
  it("are told in words what stands there now, and nothing of what is the same however it was typed", async () => {
    const first = await details("patient", {});
    await details("doctor", {
      version: first.version,
      gender: "1",
      bloodGroup: "1",
      birthDate: "1981-05-06",
      phone: "33123456",
      phoneCallingCode: "973",
    });
    const told = await details("patient", {
      version: first.version,
      middleName: "Ali",
      phone: "33 12 34 56",
      phoneCallingCode: "973",
    }).catch((error: unknown) => error);
    expect(told).toMatchObject({
      status: 409,
      current: {
        gender: "Male",
        birthDate: "May 6, 1981",
        middleName: "Not known",
        firstName: "Zainab",
        phone: "33 12 34 56",
      },
    });
    const { current } = told as { current: Record<string, string> };
    expect(current.bloodGroup).toMatch(/^A\+/);
    const address = async (who: Who, raw: object) =>
      saveHealthProfile(await profiles.as(who), {
        patientId: patientId(),
        part: "address",
        raw: { ...ADDRESS, ...raw },
      });
    const home = await address("patient", { addressUse: "HOME" });
    await address("doctor", { version: home.version, countryCode: "ES", addressUse: "WORK" });
    await expect(address("patient", { version: home.version, city: "Riffa" })).rejects.toMatchObject({
      current: { countryCode: "Spain", addressUse: "Work" },
    });
  });
});
