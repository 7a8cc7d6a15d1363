import { expect, it } from "vitest";
import { numberIn, withoutTitles } from "./search-terms";

it("drops the titles before a name, and keeps a title that stands alone", () => {
  expect(
    ["Dr Okafor", "Dr. Okafor", "Prof. Dr. Ngozi Okafor", "Dra. Ibáñez", "د. أحمد", "دكتورة سارة"].map(withoutTitles),
  ).toEqual(["Okafor", "Okafor", "Ngozi Okafor", "Ibáñez", "أحمد", "سارة"]);
  expect(["Dr", "Drake", "Okafor Dr", ""].map(withoutTitles)).toEqual(["Dr", "Drake", "Okafor Dr", ""]);
});

it("reads a number that is said to be one, in each way in which people write it", () => {
  const written = [
    "no. 76",
    "No 76",
    "#76",
    "# 76",
    "nº 76",
    "n.º 76",
    "number 76",
    "Patient no. 76",
    "Paciente n.º 76",
    "رقم 76",
  ];
  expect(written.map(numberIn)).toEqual(written.map(() => "76"));
  expect(["76", "no", "Noor 76", "07700 900733", "no. 76 Smith"].map(numberIn)).toEqual(Array(5).fill(undefined));
});
