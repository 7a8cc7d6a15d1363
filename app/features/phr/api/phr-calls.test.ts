import { expect, it } from "vitest";
import { openApiDocument } from "~/platform/calls/open-api.server";
import type { JsonSchema } from "~/platform/calls/open-api-schema.server";
import { phrCalls } from "../public.server";

const document = openApiDocument(phrCalls, { title: "Clinic", origin: "https://clinic.practice.example" });

interface Operation {
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

/** A schema, or the one of the document that it refers to, with the fields of all that may stand in its place. */
function fieldsIn(schema: JsonSchema | undefined): string[] {
  if (!schema) return [];
  const name =
    String(schema["$ref"] ?? "")
      .split("/")
      .at(-1) ?? "";
  const { schemas } = document.components as { schemas: Record<string, JsonSchema> };
  const found = name === "" ? schema : schemas[name];
  const others = [...(found?.anyOf ?? []), ...((found?.["oneOf"] as JsonSchema[] | undefined) ?? [])];
  return [...Object.keys(found?.properties ?? {}), ...others.flatMap(fieldsIn)];
}

const operation = (method: string, name: string) =>
  (document.paths[`/phrClientApi/${name}`] as Record<string, Operation> | undefined)?.[method];
const sent = (name: string, method = "post") => {
  const found = operation(method, name);
  const body = Object.values(found?.requestBody?.content ?? {})[0]?.schema;
  return [...fieldsIn(body), ...(found?.parameters ?? []).map((each) => each.name)];
};
const answered = (name: string, method = "post") =>
  fieldsIn(Object.values(operation(method, name)?.responses["200"]?.content ?? {})[0]?.schema);

/** Calls by the names of the specification, with what they send and what they answer. */
const SAVES: readonly (readonly [call: string, sent: readonly string[], answered: readonly string[]])[] = [
  ["saveAllergy", ["allergyId", "saveAnyway"], ["allergyId", "allergy"]],
  ["savePrescription", ["medicationId", "saveAnyway"], ["medicationId", "medication"]],
  ["saveVaccination", ["vaccinationId"], ["vaccinationId", "vaccination"]],
  ["saveIllness", ["illnessId"], ["illnessId", "illness"]],
  ["saveProcedure", ["procedureId", "patientId"], ["procedureId", "procedure"]],
  ["saveHospitalization", ["hospitalizationId"], ["hospitalizationId", "hospitalization"]],
  ["savePHRItem", ["familyHistoryId", "contraindicationId", "medicalTestId", "phrType"], ["phrItemId", "phrItem"]],
  [
    "saveSocialHistory",
    ["smoking", "smokingon", "alcoholconsumption", "alcoholconsumptionon", "languagespoken"],
    ["saving"],
  ],
  ["saveGoal", ["goalId"], ["goalId", "goal"]],
  ["saveProfile", ["firstName", "birthDate", "nationalId"], ["patientId", "profile"]],
  ["saveEmergencyNumber", ["contactId", "phone"], ["contactId", "contact"]],
  ["saveUserAddress", ["address", "countryCode"], ["address"]],
  ["saveMedicalInsurance", ["insuranceId", "insurer"], ["insuranceId", "insurance"]],
];

it("the calls of health records are the eighteen of the specification", () => {
  expect(phrCalls.map(({ method, path }) => `${method} ${path.replace("/phrClientApi/", "")}`).sort()).toEqual([
    "GET getPatientProfileDashboard",
    "GET listByPatient",
    "GET record",
    ...SAVES.map(([name]) => `POST ${name}`).sort(),
    "PUT deletePHRItem",
    "PUT disableMedication",
  ]);
});

it.each(SAVES)("%s takes and answers the names of the specification", (name, taken, answers) => {
  expect(sent(name)).toEqual(expect.arrayContaining([...taken, "patientId", "isFromPatient"]));
  expect(answered(name)).toEqual(expect.arrayContaining([...answers, "status", "saving", "errorCode"]));
});

it("what is read and taken off is asked for by the names of the specification", () => {
  expect(sent("listByPatient", "get")).toEqual(expect.arrayContaining(["type", "patientId"]));
  expect(sent("record", "get")).toEqual(expect.arrayContaining(["type", "id", "patientId", "isFromPatient"]));
  expect(sent("deletePHRItem", "put")).toContain("phrItemId");
  expect(sent("disableMedication", "put")).toContain("medicationId");
  expect(answered("disableMedication", "put")).toEqual(expect.arrayContaining(["medicationId", "saving", "errorCode"]));
  expect(answered("getPatientProfileDashboard", "get")).toEqual(expect.arrayContaining(["sections", "vitals"]));
});
