import { beforeEach, expect, it } from "vitest";
import { categories } from "~/features/patients/services/categories/categories.server";
import { employeeActor, openPractice } from "../support/organization";

let practice: Awaited<ReturnType<typeof openPractice>>;
const administrator = async () => practice.as(practice.administrator);
const save = async (raw: object) => categories.save(await administrator(), raw);
const shown = async () =>
  (await categories.list(await administrator())).map(({ name, colour, enabled }) => [name, colour, enabled]);

beforeEach(async () => {
  practice = await openPractice();
});

it("are added, renamed and coloured, by name, the disabled last", async () => {
  const { id } = await save({ name: " Staff ", colour: "orange" });
  await save({ name: "Insured", colour: "green" });
  expect(await shown()).toEqual([
    ["Insured", "green", true],
    ["Staff", "orange", true],
  ]);
  await save({ id, version: "1", name: "Colleagues", colour: "dark-grey" });
  await categories.switchTo(await administrator(), false, { id });
  expect(await shown()).toEqual([
    ["Insured", "green", true],
    ["Colleagues", "dark-grey", false],
  ]);
  await categories.switchTo(await administrator(), true, { id });
  expect((await shown()).every(([, , enabled]) => enabled)).toBe(true);
});

it("of one name are refused, however it is written; the name of a disabled one is free until that comes back", async () => {
  const { id } = await save({ name: "Private", colour: "green" });
  await expect(save({ name: "PRIVATE", colour: "green" })).rejects.toMatchObject({
    fields: [{ field: "name", message: "patients:category.nameTaken" }],
  });
  await categories.switchTo(await administrator(), false, { id });
  await save({ name: "private", colour: "green" });
  await expect(categories.switchTo(await administrator(), true, { id })).rejects.toMatchObject({
    fields: [{ field: "name" }],
  });
});

it("tell the second of two who change one what the first has saved", async () => {
  const { id } = await save({ name: "Private", colour: "green" });
  await save({ id, version: "1", name: "Self-paying", colour: "green" });
  await expect(save({ id, version: "1", name: "Cash", colour: "orange" })).rejects.toMatchObject({
    code: "staleForm",
    version: 2,
    current: { name: "Self-paying", colour: "Green" },
  });
});

it("are an administrator's, and exist in their own organization alone", async () => {
  const doctor = await practice.as(employeeActor(practice.ids.doctor));
  await expect(categories.list(doctor)).rejects.toMatchObject({ status: 403 });
  const other = await openPractice();
  const { id } = await categories.save(await other.as(other.administrator), { name: "Theirs", colour: "green" });
  await expect(categories.switchTo(await administrator(), false, { id })).rejects.toMatchObject({ status: 404 });
});
