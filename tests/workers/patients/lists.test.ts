import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { loadRowsStatements } from "~/db/load-rows.server";
import { fillNameSounds } from "~/features/patients/services/patients/fill-name-sounds.server";
import { indexPatientStatements } from "~/features/patients/data/patients/patient-insert.server";
import { searchTokens } from "~/features/patients/domain/patients/search-tokens";
import { createPatient } from "~/features/patients/services/patients/create-patient.server";
import { exportPatients } from "~/features/patients/services/patients/export-patients.server";
import { listPatients } from "~/features/patients/services/patients/list-patients.server";
import { categories } from "~/features/patients/services/categories/categories.server";
import { searchPatients } from "~/features/patients/services/patients/search-patients.server";
import type { Actor } from "~/platform/access/actor.server";
import { employeeActor, openPractice } from "../support/organization";

type Practice = Awaited<ReturnType<typeof openPractice>>;

const FIRST = ["Maria", "José", "أحمد", "Олег", "小明", "Ines", "Noor", "Liam", "Zoë", "Priya"];
const LAST = ["García", "Haddad", "Ким", "王", "Silva", "Okafor", "Müller"];

/** Puts so many patients in at once, numbered from `from`; every tenth is disabled, all are the given doctor's. */
async function fill(practice: Practice, from: number, to: number, doctor?: string, sameName = false): Promise<void> {
  const { db } = await practice.as({ kind: "system", task: "test" });
  const people = Array.from({ length: to - from }, (_, index) => {
    const number = from + index;
    const person = {
      number,
      firstName: FIRST[sameName ? 0 : number % FIRST.length] ?? "",
      lastName: LAST[sameName ? 0 : number % LAST.length] ?? "",
      email: `p${number}@example.com`,
      phone: String(70_000_000 + number),
    };
    return { id: `bulk-${String(number).padStart(8, "0")}`, ...person };
  });
  const load = async (table: string, columns: string[], rows: (string | number)[][]) => {
    for (const statement of loadRowsStatements(db, table, columns, rows)) await statement.run();
  };
  await load(
    "patient",
    ["id", "number", "first_name", "last_name", "email", "phone", "enabled", "created_at"],
    people.map((each) => [
      each.id,
      each.number,
      each.firstName,
      each.lastName,
      each.email,
      each.phone,
      each.number % 10 === 0 ? 0 : 1,
      0,
    ]),
  );
  await load(
    "patient_search",
    ["token", "patient_id"],
    people.flatMap((each) => searchTokens(each).map((token) => [token, each.id])),
  );
  if (doctor)
    await load(
      "patient_provider",
      ["employee_id", "patient_id", "since"],
      people.map(({ id }) => [doctor, id, 0]),
    );
}

const oneLine = (query = "") => query.replaceAll(/\s*\n\s*/g, " ");

describe("the list of patients", () => {
  let practice: Practice;
  let doctor: Actor;
  const list = async (asked: object, actor = practice.administrator) => listPatients(await practice.as(actor), asked);
  const names = ({ patients }: Awaited<ReturnType<typeof listPatients>>) => patients.map(({ firstName }) => firstName);

  beforeAll(async () => {
    practice = await openPractice();
    doctor = employeeActor(practice.ids.doctor);
    await fill(practice, 100, 150, practice.ids.otherDoctor);
    const context = await practice.as({ kind: "system", task: "test" });
    const known = [
      [practice.ids.patient, { firstName: "Zainab", lastName: "Haddad", phone: "36001234", phoneCallingCode: "973" }],
      [
        practice.ids.otherPatient,
        {
          firstName: "Tomás",
          lastName: "Núñez",
          phone: "600112233",
          phoneCallingCode: "34",
          externalNumber: "HIS-0077",
        },
      ],
    ] as const;
    for (const [id, person] of known)
      await context.db.rawBatch(indexPatientStatements(context, id, { email: "", ...person }));
  });

  it("walks by name from page to page and back, through all and each once", async () => {
    const seen: string[] = [];
    let page = await list({ status: "ALL" });
    const first = page.patients.map(({ id }) => id);
    expect(page.before).toBeNull();
    for (;;) {
      seen.push(...page.patients.map(({ id }) => id));
      if (page.after === null) break;
      page = await list({ status: "ALL", after: page.after });
    }
    expect(seen).toHaveLength(52);
    expect(new Set(seen).size).toBe(52);
    const second = await list({ status: "ALL", after: first.at(-1) });
    const back = await list({ status: "ALL", before: second.patients[0]?.id });
    expect(back.patients.map(({ id }) => id)).toEqual(first);
    expect(back.before).toBeNull();
  });

  it("counts the enabled and the disabled, and shows those that are asked for", async () => {
    const all = await list({});
    expect(all.totals).toEqual({ enabled: 47, disabled: 5 });
    const disabled = await list({ status: "DISABLED" });
    expect(disabled.patients.map(({ number }) => number).sort()).toEqual([100, 110, 120, 130, 140]);
    expect(disabled.patients.every(({ enabled }) => !enabled)).toBe(true);
  });

  it("narrows by category, and counts its patients", async () => {
    const administrator = await practice.as(practice.administrator);
    const { id: categoryId } = await categories.save(administrator, { name: "Insured", colour: "green" });
    await createPatient(administrator, {
      firstName: "Carla",
      lastName: "Category",
      birthDate: "1990-01-01",
      gender: "2",
      address: "",
      categoryId,
    });
    const page = await list({ categoryId });
    expect(names(page)).toEqual(["Carla"]);
    expect(page.patients[0]?.category).toEqual({ name: "Insured", colour: "green" });
    expect(page.totals).toEqual({ enabled: 1, disabled: 0 });
  });

  it("finds by name in any script, by two words in either order, by phone, mail and number", async () => {
    const found = async (search: string) =>
      (await list({ search, status: "ALL" })).patients.map(({ number }) => number);
    expect(await found("احمد")).toEqual(expect.arrayContaining([102, 112, 122, 132, 142]));
    expect((await found("احمد")).length).toBe(5);
    expect(await found("zainab haddad")).toEqual([1]);
    expect(await found("HADDAD Zain")).toEqual([1]);
    expect(await found("+973 3600 1234")).toEqual([1]);
    expect(await found("p123@example.com")).toEqual([123]);
    expect(await found("70000 149")).toEqual([149]);
    expect(await found("nunez 600112")).toEqual([2]);
    expect(await found("his-0077")).toEqual([2]);
    expect(await found("0034 600 112 233")).toEqual([2]);
    expect(await found("0600112233")).toEqual([2]);
    expect(await found("+34 (0)600/112-233")).toEqual([2]);
    expect(await found("\u2066+34 600112233\u2069")).toEqual([2]);
    expect(await found("(0600) 112 233")).toEqual([2]);
    for (const born of ["1990-01-01", "01/01/1990", "1.1.1990", "1 January 1990", "Jan 1, 1990"])
      expect(await found(born)).toEqual([150]);
    expect(await found("1990-01-02")).toEqual([]);
    const named = (await list({ search: "1990-01-01", status: "ALL" })).patients[0]?.firstName ?? "";
    for (const both of [`${named} 01/01/1990`, `1990-01-01 ${named}`]) expect(await found(both)).toEqual([150]);
    expect(await found("zainab 01/01/1990")).toEqual([]);
    expect(await found("nobody at all")).toEqual([]);
    for (const both of ["Zainab Haddad 3600 1234", "+973 3600 1234 haddad", "Zainab 3600 1234 Haddad"])
      expect(await found(both)).toEqual([1]);
    // Where nobody has both, whoever has either.
    expect(await found("Zainab Haddad 07700 900733")).toEqual([1]);
    expect(await found("Omar Nobody 3600 1234")).toEqual([1]);
    for (const misspelt of ["Zaynab Hadad", "Hadad Zeinab", "زينب الحداد", "zaynab hadad +34 611 222 333"])
      expect(await found(misspelt)).toEqual([1]);
    expect(await found("hadad 01/01/1990")).toEqual([]);
    for (const born of ["01011990", "1990-01-01", "010190", "1 Jan 90", "1-1-1990", "19900101"])
      expect(await found(born)).toEqual([150]);
  });

  it("finds misspelt names of those who were on file before names had sounds, once the job of the migration has gone through them", async () => {
    const context = await practice.as({ kind: "system", task: "test" });
    const { db } = context;
    const read = async <T>(text: string) =>
      (await db.raw(text, db.organizationId).all<T & Record<string, unknown>>()).results;
    const SOUNDS = "WHERE organization_id = ?1 AND token >= '=' AND token < '>'";
    const sounds = () => read(`SELECT token, patient_id FROM patient_search ${SOUNDS} ORDER BY 1, 2`);
    const before = await sounds();
    expect(before.length).toBeGreaterThan(50);
    await read(`DELETE FROM patient_search ${SOUNDS} RETURNING 1`);
    const migration = env.TENANT_MIGRATIONS.find(({ name }) => name === "0079_name_sounds.sql");
    for (const database of [env.TENANT_DB_0, env.TENANT_DB_1]) await database.exec(oneLine(migration?.queries[0]));
    let looks = 0;
    for (; looks < 20; looks += 1) {
      const [look] = await read<{ id: string; dueAt: number }>(
        `SELECT id, due_at AS "dueAt" FROM due_work WHERE organization_id = ?1 AND kind = 'NAME_SOUNDS'`,
      );
      if (!look) break;
      await Promise.all([fillNameSounds(context, look, 40), fillNameSounds(context, look, 40)]);
    }
    expect(looks).toBeGreaterThan(1);
    expect(await sounds()).toEqual(before);
  });

  it("shows a doctor whom they look after, the newest first, and nobody else by search", async () => {
    expect(names(await list({}, doctor))).toEqual([]);
    expect((await list({}, doctor)).totals).toBeNull();
    const other = employeeActor(practice.ids.otherDoctor);
    const page = await list({ status: "DISABLED" }, other);
    expect(page.patients.map(({ number }) => number)).toEqual([140, 130, 120, 110, 100]);
    const first = await list({}, other);
    expect(first.patients.map(({ number }) => number).slice(0, 3)).toEqual([149, 148, 147]);
    const second = await list({ after: first.after }, other);
    const back = await list({ before: second.before }, other);
    expect(back.patients.map(({ number }) => number)).toEqual(first.patients.map(({ number }) => number));
    expect((await list({ search: "zainab" }, doctor)).patients).toEqual([]);
    expect((await list({ search: "zainab" }, employeeActor("nurse", { roles: ["nurse"] }))).patients).toHaveLength(1);
  });

  it("is sorted by number and by birth date either way, through pages and back, the disabled among the others", async () => {
    const numbers = async (asked: object) =>
      (await list({ status: "ALL", ...asked })).patients.map(({ number }) => number);
    const down = { sort: "number", order: "descending" };
    const first = await list({ status: "ALL", ...down });
    const seen = first.patients.map(({ number }) => number);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
    expect(seen).toContain(140);
    const next = await numbers({ ...down, after: first.after });
    expect(next[0]).toBe((seen.at(-1) ?? 0) - 1);
    const second = await list({ status: "ALL", ...down, after: first.after });
    expect(await numbers({ ...down, before: second.before })).toEqual(seen);
    expect((await numbers({ sort: "number" }))[0]).toBe(1);
    const oldest = (await list({ sort: "born", order: "descending" })).patients[0];
    expect(oldest?.birthDate).toBe("1990-01-01");
  });

  it("is exported as it is narrowed, a doctor's own alone, and that is audited", async () => {
    const lines = async (asked: object, actor = practice.administrator) => {
      const answer = await exportPatients(await practice.as(actor), asked);
      return (await answer.text()).replace("\ufeff", "").trimEnd().split("\r\n");
    };
    const [head, ...rows] = await lines({ status: "DISABLED" });
    expect(head).toBe("Name,Patient number,Date of birth,Contact,Category");
    expect(rows).toHaveLength(5);
    expect(await lines({ status: "ALL" })).toHaveLength(54);
    expect(await lines({ status: "ALL" }, employeeActor(practice.ids.otherDoctor))).toHaveLength(51);
    expect(await lines({}, doctor)).toHaveLength(1);
    await expect(lines({}, { kind: "anonymous" })).rejects.toMatchObject({ status: 401 });
    const { db } = await practice.as({ kind: "system", task: "test" });
    const audited = await db
      .raw(
        "SELECT count(*) AS n FROM audit_event WHERE organization_id = ?1 AND action = 'patient.export'",
        db.organizationId,
      )
      .first<number>("n");
    expect(audited).toBe(4);
  });

  it("opens to nobody who is no employee", async () => {
    await expect(list({}, { kind: "anonymous" })).rejects.toMatchObject({ status: 401 });
  });
});

describe("what a list and a search read", () => {
  it("stays the same from 100 to 100,000 patients", async () => {
    const practice = await openPractice();
    const doctor = practice.ids.doctor;
    const asked: [string, Actor, object][] = [
      ["first page", practice.administrator, {}],
      ["all states", practice.administrator, { status: "ALL" }],
      ["a page in the middle", practice.administrator, { after: "bulk-00000050" }],
      ["a page backwards", practice.administrator, { before: "bulk-00000050" }],
      ["by number", practice.administrator, { sort: "number", order: "descending" }],
      ["by birth, a page in the middle", practice.administrator, { sort: "born", after: "bulk-00000050" }],
      ["the disabled by number", practice.administrator, { sort: "number", status: "DISABLED" }],
      ["a doctor's own", employeeActor(doctor), {}],
      ["a name that many share", practice.administrator, { search: "maria" }],
      ["a whole name that many share", practice.administrator, { search: "maria garcia" }],
      ["a misspelt name that many share", practice.administrator, { search: "marya garsia" }],
      ["a misspelt name of nobody", practice.administrator, { search: "zzyzx qoph" }],
      ["a name and a phone", practice.administrator, { search: "maria garcia 70000042" }],
      ["two words that stand apart", practice.administrator, { search: "garcia 7000" }],
      ["a phone", practice.administrator, { search: "70000042" }],
      ["a phone with a zero before it", practice.administrator, { search: "0070000042" }],
      ["a doctor's search", employeeActor(doctor), { search: "garcia" }],
    ];
    const reads = async () => {
      const counted: Record<string, number> = {};
      for (const [name, actor, input] of asked) {
        const context = await practice.as(actor);
        const before = context.db.meter.rowsRead;
        await listPatients(context, input);
        counted[name] = context.db.meter.rowsRead - before;
      }
      const picking = await practice.as(practice.administrator);
      const before = picking.db.meter.rowsRead;
      await searchPatients(picking, "maria");
      counted["picking one"] = picking.db.meter.rowsRead - before;
      const adding = await practice.as(practice.administrator);
      const start = adding.db.meter.rowsRead;
      await createPatient(adding, {
        firstName: "New",
        lastName: `Comer${start}`,
        birthDate: "1990-01-01",
        gender: "2",
        acceptDuplicate: "on",
      });
      counted["adding one"] = adding.db.meter.rowsRead - start;
      return counted;
    };
    await fill(practice, 10, 120, doctor, true);
    const few = await reads();
    for (let from = 200; from < 100_200; from += 10_000) await fill(practice, from, from + 10_000, doctor);
    const many = await reads();
    for (const [name, rows] of Object.entries(many)) {
      // A name that stands in the index twice, in both orders, is read twice: a few rows more or less.
      expect(rows, `${name}: ${few[name]} at 110`).toBeLessThanOrEqual((few[name] ?? 0) * 1.1 + 10);
    }
  }, 300_000);
});
