import { toDayNumber, type IsoDate } from "~/kernel/time/dates";
import type { DemoPatient } from "../patients";
import { child } from "./child";
import { chronic } from "./chronic";
import { elderly } from "./elderly";
import { pregnant } from "./pregnant";
import type { Story } from "./story";

const YEAR = 365.25;

/** Days since birth. */
export const ageOf = ({ birthDate }: DemoPatient, today: IsoDate): number =>
  toDayNumber(today) - toDayNumber(birthDate);

/** Whose story may be told of whom: the first patient who fits. */
const PARTS: readonly { story: Story; fits: (patient: DemoPatient, years: number) => boolean }[] = [
  // The patient of the printed sign-in.
  { story: chronic, fits: ({ number }, years) => number === 1 && years >= 18 },
  { story: child, fits: (_, years) => years >= 1.2 && years < 8 },
  { story: pregnant, fits: ({ gender, number }, years) => gender === 2 && number > 1 && years >= 22 && years < 39 },
  { story: elderly, fits: (_, years) => years >= 72 },
];

/** The patients of a practice who have a health record, each with its story. */
export function castStories(
  patients: readonly DemoPatient[],
  today: IsoDate,
): { patient: DemoPatient; story: Story }[] {
  return PARTS.flatMap(({ story, fits }) => {
    const patient = patients.find((each) => fits(each, ageOf(each, today) / YEAR));
    return patient ? [{ patient, story }] : [];
  });
}
