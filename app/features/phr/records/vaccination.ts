import { CLINICAL_RIGHTS } from "../domain/records/record-rights";
import { beforeBirth, impossibleDates } from "./date-rules";
import { healthRecordKind } from "./health-record-kind";
import { immunization } from "./immunization";
import {
  codedLine,
  noteField,
  oneOf,
  oneOfOrNone,
  optionalLine,
  optionalNumber,
  requiredDate,
  someDate,
} from "./record-fields";

const STATES = ["GIVEN", "DUE", "NOT_GIVEN"] as const;
const SITES = ["LEFT_ARM", "RIGHT_ARM", "LEFT_THIGH", "RIGHT_THIGH", "BUTTOCK", "OTHER"] as const;
const ROUTES = ["INTO_THE_MUSCLE", "UNDER_THE_SKIN", "INTO_THE_SKIN", "BY_MOUTH", "NOSE"] as const;

/** Most leave it out. */
const MORE = { more: true } as const;

/** A dose of a vaccine that was given, is due, or was not given for a reason (clinical facts, section 1.4). */
export const vaccination = healthRecordKind({
  kind: "VACCINATION",
  idName: "vaccinationId",
  saveCall: "saveVaccination",
  area: "vaccinations",
  words: "vaccinations",
  fields: {
    vaccine: codedLine("vaccinations:fields.vaccine", "vaccines", { hint: "vaccinations:fields.vaccineHint" }),
    against: optionalLine("vaccinations:fields.against", { hint: "vaccinations:fields.againstHint" }),
    status: oneOf("vaccinations:fields.status", STATES, "vaccinations:state"),
    reasonNotGiven: optionalLine("vaccinations:fields.reasonNotGiven"),
    date: requiredDate("vaccinations:fields.date", { hint: "vaccinations:fields.dateHint" }),
    doseNumber: optionalNumber("vaccinations:fields.doseNumber", { min: 1, max: 99, whole: true, half: true }),
    dosesInSeries: optionalNumber("vaccinations:fields.dosesInSeries", { min: 1, max: 99, whole: true, half: true }),
    nextDue: someDate("vaccinations:fields.nextDue"),
    maker: optionalLine("vaccinations:fields.maker", { half: true, ...MORE }),
    lot: optionalLine("vaccinations:fields.lot", { max: 40, half: true, latin: true, ...MORE }),
    expiry: someDate("vaccinations:fields.expiry", MORE),
    site: oneOfOrNone("vaccinations:fields.site", SITES, "vaccinations:site", { half: true, ...MORE }),
    route: oneOfOrNone("vaccinations:fields.route", ROUTES, "vaccinations:route", { half: true, ...MORE }),
    amount: optionalNumber("vaccinations:fields.amount", { min: 0.01, max: 20, ...MORE }),
    givenBy: optionalLine("vaccinations:fields.givenBy", { half: true, ...MORE }),
    place: optionalLine("vaccinations:fields.place", { half: true, ...MORE }),
    note: noteField("vaccinations:fields.note"),
  },
  lead: "vaccine",
  vocabulary: "vaccines",
  date: "date",
  state: ({ status }) => status,
  // The list puts the doses of a vaccine together; which of them are overdue changes from day to day.
  order: "name",
  check: (values, facts) => {
    const { status, reasonNotGiven, doseNumber, dosesInSeries } = values;
    const beyond = doseNumber !== null && dosesInSeries !== null && doseNumber > dosesInSeries;
    return [
      ...(status === "DUE" ? beforeBirth : impossibleDates)({ date: values.date }, facts),
      ...beforeBirth({ nextDue: values.nextDue }, facts),
      ...(status === "NOT_GIVEN" && reasonNotGiven === ""
        ? [{ field: "reasonNotGiven", message: "vaccinations:reasonMissing" } as const]
        : []),
      ...(beyond ? [{ field: "doseNumber", message: "vaccinations:beyondSeries" } as const] : []),
    ];
  },
  rights: { ...CLINICAL_RIGHTS, nurse: "RWD" },
  files: true,
  noneKnown: true,
  fhir: immunization,
});
