import { z } from "zod";
import { insuranceKind, profileAddress, profileDetails, type PatientProfile } from "~/features/patients/public.server";
import { done } from "~/kernel/answer";
import { fromDayNumber } from "~/kernel/time/dates";
import { defineCall } from "~/platform/calls/calls.server";
import { RECORD_KINDS } from "../domain/records/record-kinds";
import { TRACKER_NAMES, trackerOf } from "../domain/trackers/trackers";
import { whoseSchema } from "../schemas/calls/phr-calls";
import { profileInsurances } from "../services/profile/profile-insurances.server";
import { readHealthOverview } from "../services/profile/read-health-overview.server";
import { readProfileInsurance } from "../services/profile/read-profile-insurance.server";
import { saveHealthProfile } from "../services/profile/save-profile.server";
import { answeredRecord, anyRecordAnswer, SETTLED, settledAnswer } from "./record-answers.server";

const phr = { auth: "session", audience: "patient+clinical" } as const;
const id = z.string();
/** For the description of the fields alone: the services go by the day at the organization. */
const TODAY = fromDayNumber(0);

const texts = <const Names extends readonly string[]>(names: Names) =>
  Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Names[number], z.ZodString>;
const codes = <const Names extends readonly string[]>(names: Names) =>
  Object.fromEntries(names.map((name) => [name, z.int().meta({ description: "-1 where nobody said." })])) as Record<
    Names[number],
    z.ZodInt
  >;

const ADDRESS = ["addressUse", "address", "addressLine2", "city", "region", "postalCode", "countryCode"] as const;
const DETAILS = [
  ...(["firstName", "middleName", "lastName", "preferredName", "birthDate", "maritalStatus"] as const),
  ...(["sexualOrientation", "language", "otherLanguages", "email"] as const),
  ...(["phoneCallingCode", "phone", "secondPhone", "deceasedOn"] as const),
] as const;
const CODES = ["title", "gender", "bloodGroup"] as const;

const addressAnswer = z.object({ ...texts(ADDRESS), version: z.int() }).meta({ id: "PatientAddress" });
const profileAnswer = z
  .object({
    ...{
      id,
      uuid: id,
      number: z.int(),
      externalNumber: z.string().nullable(),
      photoFileId: z.string().nullable(),
      version: z.int(),
    },
    ...codes(CODES),
    ...texts(DETAILS),
    ...texts(ADDRESS),
  })
  .meta({ id: "PatientProfile" });

const answeredProfile = (profile: PatientProfile) => ({ ...profile, uuid: profile.id });

/** Where a patient lives, out of their profile. */
function answeredAddress(profile: PatientProfile) {
  const { addressUse, address, addressLine2, city, region, postalCode, countryCode, version } = profile;
  return { addressUse, address, addressLine2, city, region, postalCode, countryCode, version };
}

const insuranceAnswer = z
  .object({
    ...{ id, uuid: id, version: z.int(), enabled: z.boolean() },
    ...texts(["insurer", "planName", "memberNumber", "groupNumber", "holderName", "holderRelation"] as const),
    ...texts(["holderBirthDate", "coverage", "phone", "validFrom", "validTo"] as const),
    ...{ cardFileId: z.string().nullable(), cardBackFileId: z.string().nullable() },
  })
  .meta({ id: "PatientInsurance" });

const inCanonical = "In the canonical unit.";
const vitalAnswer = z
  .object({
    tracker: z.enum(TRACKER_NAMES),
    readingId: id,
    at: z.int().meta({ description: "UTC milliseconds." }),
    zone: z.string(),
    value: z.number().meta({ description: inCanonical }),
    value2: z.number().nullable().meta({ description: "The second number, such as the diastolic pressure." }),
    canonicalUnit: z.string(),
    unit: z.string().meta({ description: "The unit that the reader chose to see." }),
    context: z.string(),
    flag: z.enum(["low", "high"]).nullable().meta({ description: "Beside what is usual." }),
    days: z
      .array(z.object({ day: z.int(), value: z.number(), value2: z.number().nullable() }))
      .meta({ description: "The last days on which there were readings: days since 1970-01-01, and means." }),
  })
  .meta({ id: "TrackerSummary" });

const saving = [
  defineCall({
    ...{ ...phr, method: "POST", path: "/phrClientApi/saveProfile" },
    summary: "Changes who a patient is. What is left out stays as it is.",
    input: whoseSchema.loose(),
    takes: profileDetails(TODAY).schema.partial().extend(whoseSchema.shape),
    answer: done({ ...settledAnswer, patientId: id, profile: profileAnswer }),
    run: async (context, { patientId, ...raw }) => {
      const profile = await saveHealthProfile(context, { patientId, part: "details", raw, keeps: true });
      return { status: true, ...SETTLED, patientId: profile.id, profile: answeredProfile(profile) };
    },
  }),
  defineCall({
    ...{ ...phr, method: "POST", path: "/phrClientApi/saveUserAddress" },
    summary: "Changes where a patient lives. What is left out stays as it is.",
    input: whoseSchema.loose(),
    takes: profileAddress.schema.partial().extend(whoseSchema.shape),
    answer: done({ ...settledAnswer, patientId: id, address: addressAnswer }),
    run: async (context, { patientId, ...raw }) => {
      const profile = await saveHealthProfile(context, { patientId, part: "address", raw, keeps: true });
      return { status: true, ...SETTLED, patientId: profile.id, address: answeredAddress(profile) };
    },
  }),
  defineCall({
    ...{ ...phr, method: "POST", path: "/phrClientApi/saveMedicalInsurance" },
    summary: "Adds an insurance of a patient. With its id it is changed.",
    input: whoseSchema.extend({ insuranceId: id.max(64).optional() }).loose(),
    takes: insuranceKind.schema.safeExtend({ ...whoseSchema.shape, insuranceId: id.optional() }),
    answer: done({ ...settledAnswer, insuranceId: id, insurance: insuranceAnswer }),
    run: async (context, { patientId, insuranceId, ...raw }) => {
      const given = { ...raw, ...(insuranceId ? { id: insuranceId } : {}) };
      const saved = await profileInsurances.save(context, given, patientId);
      const { insurance } = await readProfileInsurance(context, patientId, saved.id);
      return { status: true, ...SETTLED, insuranceId: saved.id, insurance: { ...insurance, uuid: saved.id } };
    },
  }),
];

const dashboard = defineCall({
  ...{ ...phr, method: "GET", path: "/phrClientApi/getPatientProfileDashboard" },
  summary: "Returns what matters of a patient now: allergies, conditions, medications, measurements and reports.",
  input: whoseSchema,
  answer: done({
    patientId: id,
    age: z.int().nullable().meta({ description: "In full years." }),
    profile: profileAnswer,
    sections: z.array(
      z.object({
        type: z.enum(RECORD_KINDS),
        total: z.int().meta({ description: "Records on the list, with those that are over." }),
        noneKnown: z
          .object({ authorName: z.string(), at: z.int() })
          .nullable()
          .meta({ description: "Who said that there is none, and when. An empty list says nothing." }),
        phrItems: z.array(anyRecordAnswer).meta({ description: "Those that still matter." }),
      }),
    ),
    vitals: z
      .array(vitalAnswer)
      .nullable()
      .meta({ description: "The last reading of each tracker; null where the organization hides them." }),
  }),
  run: async (context, { patientId }) => {
    const { patient, age, profile, sections, vitals } = await readHealthOverview(context, patientId);
    return {
      ...{ status: true, patientId: patient.id, age, profile: answeredProfile(profile) },
      vitals:
        vitals?.map(({ limits: _, ...each }) => ({ ...each, canonicalUnit: trackerOf(each.tracker).units[0] })) ?? null,
      sections: sections.map(({ kind, total, noneKnown, records }) => ({
        ...{ type: kind, total, noneKnown, phrItems: records.map(answeredRecord) },
      })),
    };
  },
});

/** Who a patient is, where they live, what insures them, and what matters of them now. */
export const profileCalls = [...saving, dashboard];
