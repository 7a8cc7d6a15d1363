import { beforeAll, describe, expect, it } from "vitest";
import { addReadings } from "~/features/phr/services/trackers/add-readings.server";
import { exportReadings } from "~/features/phr/services/trackers/export-readings.server";
import { importReadings } from "~/features/phr/services/trackers/import-readings.server";
import { previewReadings } from "~/features/phr/services/trackers/preview-readings.server";
import { switchReading } from "~/features/phr/services/trackers/switch-reading.server";
import { viewTracker } from "~/features/phr/services/trackers/view-tracker.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";

const now = Date.UTC(2026, 10, 23, 9, 0);
let practice: Awaited<ReturnType<typeof openPractice>>;

beforeAll(async () => {
  practice = await openPractice({ now, timeZone: "Europe/Madrid" });
});

const patient = () => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser));
const listed = async (tracker: string) =>
  (await viewTracker(await patient(), { tracker, span: "all", off: false })).readings;

const SPANISH = `Fecha;Hora;Sistólica;Diastólica;Nota
2026-11-01;08:00;118;76;En casa
2026-11-02;08:00;121;79;
2026-11-02;08:00;121;79;dos veces
2026-11-03;08:00;79;121;al revés
ayer;08:00;120;80;
2026-11-05;;182;95;mucho
`;

describe("a file of measurements", () => {
  it("says before anything is written which lines fit, which do not and why, and which are unlikely", async () => {
    const file = { tracker: "bloodPressure", text: SPANISH };
    const preview = await previewReadings(await patient(), file);
    expect(preview).toMatchObject({ fits: 3, known: 0, refused: 3 });
    expect(preview.refusedLines.map(({ line, problem }) => [line, problem?.message])).toEqual([
      [4, "trackers:file.twice"],
      [5, "trackers:refused.second"],
      [6, "trackers:file.date"],
    ]);
    expect(preview.askedLines.map(({ line }) => line)).toEqual([7]);
    expect(await listed("bloodPressure")).toEqual([]);
    await expect(importReadings(await patient(), file)).rejects.toMatchObject({
      fields: [{ field: "text", message: "trackers:file.notAll", values: { number: 3 } }],
    });
    expect(await listed("bloodPressure")).toEqual([]);
  });

  it("adds what fits, adds nothing a second time, and does not bring back what was removed", async () => {
    const file = { tracker: "bloodPressure", text: SPANISH, which: "fitting" };
    expect(await importReadings(await patient(), file)).toEqual({ added: 3, known: 0, refused: 3 });
    const [newest] = await listed("bloodPressure");
    expect(newest).toMatchObject({ value: 182, value2: 95, source: "IMPORT", note: "mucho", flag: "high" });
    await switchReading(await patient(), newest?.id, false);
    expect(await importReadings(await patient(), file)).toEqual({ added: 0, known: 3, refused: 3 });
    await Promise.all([importReadings(await patient(), file), importReadings(await patient(), file)]);
    expect(await listed("bloodPressure")).toHaveLength(2);
  });

  it("that was saved here is read in again without adding anything, whatever was typed", async () => {
    const typed = [
      { value: "154,3", unit: "lb", date: "2026-11-01", time: "08:00", note: '=1+1, "quoted"' },
      { value: "70.2", unit: "kg", date: "2026-10-25", time: "02:30", note: "" },
    ];
    for (const each of typed) await addReadings(await patient(), { tracker: "weight", ...each });
    const saved = await exportReadings(await patient(), "weight", undefined);
    expect(saved.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const text = await saved.text();
    expect(text).toContain('"154,3"');
    expect(text).toContain("'=1+1");
    expect(await importReadings(await patient(), { tracker: "weight", text })).toEqual({
      added: 0,
      known: 2,
      refused: 0,
    });
  });

  it("keeps the unit of its heading, and the exact instant where it says one", async () => {
    const text = "timestamp,glucose\n";
    await expect(previewReadings(await patient(), { tracker: "glucose", text })).rejects.toMatchObject({
      fields: [{ message: "trackers:file.noHeadings" }],
    });
    const molar = "timestamp,Value (mmol/L),Meal\n2026-11-01T08:00:00Z,5.5,Fasting\n2026-11-01T09:00:00Z,7.8,";
    expect(await importReadings(await patient(), { tracker: "glucose", text: molar })).toMatchObject({ added: 2 });
    const [second, first] = await listed("glucose");
    expect(first).toMatchObject({ at: Date.UTC(2026, 10, 1, 8), context: "FASTING", typed: { value: "5.5" } });
    expect(first?.value).toBeCloseTo(99.09, 2);
    expect(second).toMatchObject({ at: Date.UTC(2026, 10, 1, 9), context: "" });
  });

  it("of another country is read: semicolons, decimal commas, a mark, days before months, other words and units", async () => {
    const spanish = "\uFEFFsep=;\r\nFecha;Hora;Peso (lb)\r\n25/10/2026;08:00;154,3\r\n03/10/2026;20:15;1.154,0\r\n";
    const preview = await previewReadings(await patient(), { tracker: "weight", text: spanish });
    expect(preview).toMatchObject({ fits: 2, refused: 0 });
    const american = "Date\tTime\tWeight\tUnit\n10/25/2026\t8:15 PM\t155.2\tpounds\n10/03/2026\t8:15 AM\t70\tkg";
    expect(await importReadings(await patient(), { tracker: "weight", text: american })).toMatchObject({ added: 2 });
    const added = (await listed("weight")).filter(({ source }) => source === "IMPORT");
    expect(added.map(({ at, typed }) => [new Date(at).toISOString(), typed.value, typed.unit])).toEqual([
      ["2026-10-25T19:15:00.000Z", "155.2", "lb"],
      ["2026-10-03T06:15:00.000Z", "70", "kg"],
    ]);
  });

  it("whose dates could be two days is refused, and says so; so is a date that is none", async () => {
    const text = "date,weight\n03/04/2026,70\n04/03/2026,71\n05/05/2026,72\n2026-02-30,73";
    const { fits, refusedLines } = await previewReadings(await patient(), { tracker: "weight", text });
    expect(fits).toBe(1);
    expect(refusedLines.map(({ line, problem }) => [line, problem?.message])).toEqual([
      [2, "trackers:file.twoDays"],
      [3, "trackers:file.twoDays"],
      [5, "trackers:file.date"],
    ]);
  });

  it("is taken of the own patients alone", async () => {
    const stranger = await practice.as(employeeActor(practice.ids.doctor, { roles: [] }));
    const file = { tracker: "weight", text: "date,value\n2026-11-01,70", patientId: practice.ids.patient };
    await expect(importReadings(stranger, file)).rejects.toMatchObject({ status: 403 });
    await expect(exportReadings(stranger, "weight", practice.ids.patient)).rejects.toMatchObject({ status: 403 });
    const elsewhere = await openPractice({ now });
    const other = await elsewhere.as(elsewhere.administrator);
    await expect(exportReadings(other, "weight", practice.ids.patient)).rejects.toMatchObject({ status: 404 });
  });

  it("of 10,000 lines is added at once, and a longer one refused", async () => {
    const line = (_: unknown, index: number) =>
      `${new Date(now - (index + 1) * 3_600_000).toISOString()},${60 + (index % 40)}`;
    const lines = Array.from({ length: 10_000 }, line).join("\n");
    const text = `date,pulse\n${lines}`;
    expect(await importReadings(await patient(), { tracker: "pulse", text })).toMatchObject({ added: 10_000 });
    await expect(
      importReadings(await patient(), { tracker: "pulse", text: `${text}\n2020-01-01,60` }),
    ).rejects.toMatchObject({
      fields: [{ message: "trackers:file.tooMany" }],
    });
  }, 60_000);
});
