import { beforeEach, describe, expect, it } from "vitest";
import { PHR_AREAS } from "~/features/phr/domain/records/phr-areas";
import type { RecordKindName } from "~/features/phr/domain/records/record-kinds";
import { HEALTH_RECORD_KINDS } from "~/features/phr/records";
import { listProfileAreas } from "~/features/phr/services/profile/list-profile-areas.server";
import { profileInsurances } from "~/features/phr/services/profile/profile-insurances.server";
import { readHealthOverview } from "~/features/phr/services/profile/read-health-overview.server";
import { readProfile } from "~/features/phr/services/profile/read-profile.server";
import { listHealthRecords } from "~/features/phr/services/records/list-health-records.server";
import { readRecordForm } from "~/features/phr/services/records/read-record-form.server";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { listTrackers } from "~/features/phr/services/trackers/list-trackers.server";
import { suggestWords } from "~/features/phr/services/vocabulary/suggest-words.server";
import { SAID } from "../../support/phr/said-of-kinds";
import { openRecords, setting, type Records } from "./scene";

let records: Records;

beforeEach(async () => {
  records = await openRecords();
});

const outcome = (asked: Promise<unknown>) =>
  asked.then(
    () => "done",
    (error: unknown) => (error as { status?: number }).status,
  );
/** Kinds that the overview of a profile shows. */
const IN_OVERVIEW: readonly RecordKindName[] = [
  ...(["ALLERGY", "CONTRAINDICATION", "HEALTHCONDITION", "MEDICATION", "MEDICALREPORT"] as const),
];
const whose = () => ({ patientId: records.ids.patient });

describe("an area that the organization hides", () => {
  it.each(HEALTH_RECORD_KINDS.map(({ kind, area }) => [area, kind] as const))(
    "%s: its lists, forms and saving are gone, and the profile and the overview leave it out",
    async (area, name) => {
      const kind = HEALTH_RECORD_KINDS.find((each) => each.kind === name);
      if (!kind) throw new Error(name);
      const asked = async () => {
        const writer = () => records.as(name === "JOURNAL" ? "patient" : "doctor");
        const [areas, overview] = [
          await listProfileAreas(await writer(), whose().patientId),
          await readHealthOverview(await writer(), whose().patientId),
        ];
        return {
          list: await outcome(listHealthRecords(await writer(), kind, whose())),
          form: await outcome(readRecordForm(await writer(), kind, whose())),
          save: await outcome(saveHealthRecord(await writer(), kind, { ...SAID[name], ...whose() })),
          profile: areas.kinds.some((each) => each.kind === name),
          overview: overview.sections.some((each) => each.kind === name),
        };
      };
      const stands = IN_OVERVIEW.includes(name);
      expect(await asked()).toEqual({ list: "done", form: "done", save: "done", profile: true, overview: stands });
      await setting(records.practice, "records", { [area]: false });
      expect(await asked()).toEqual({
        ...{ list: 404, form: 404, save: 404 },
        ...{ profile: false, overview: false },
      });
    },
  );

  it("is each of the others, too: trackers, insurances, and contacts in the personal profile", async () => {
    const kinds = new Set(HEALTH_RECORD_KINDS.map(({ area }) => area));
    expect(PHR_AREAS.filter((area) => !kinds.has(area))).toEqual(["trackers", "insurances"]);
    const { patientId } = whose();
    const asked = async (memberNumber: string) => {
      const doctor = () => records.as("doctor");
      const card = { insurer: "Gulf Cover", memberNumber };
      const [trackers, insurance] = [
        await outcome(listTrackers(await doctor(), patientId)),
        await outcome(profileInsurances.save(await doctor(), card, patientId)),
      ];
      const { insurances, contacts } = await readProfile(await doctor(), patientId);
      const { vitals } = await readHealthOverview(await doctor(), patientId);
      return { trackers, insurance, shown: [insurances, contacts, vitals].map((each) => each !== null) };
    };
    expect(await asked("M-1")).toEqual({ trackers: "done", insurance: "done", shown: [true, true, true] });
    await setting(records.practice, "records", { trackers: false, insurances: false, emergencyContacts: false });
    expect(await asked("M-2")).toEqual({ trackers: 404, insurance: 404, shown: [false, false, false] });
  });
});

it("the medications that the organization uses often are suggested first, in its order", async () => {
  const names = async () => (await suggestWords(await records.as("doctor"), "drugs", "par")).map(({ name }) => name);
  const usual = await names();
  await setting(records.practice, "frequent-medications", { names: "Paracetamol syrup for children\nParamol Forte" });
  expect((await names()).slice(0, 2)).toEqual(["Paracetamol syrup for children", "Paramol Forte"]);
  expect((await names())[2]).toBe(usual[0]);
});
