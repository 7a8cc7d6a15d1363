import { z } from "zod";
import { nameText } from "~/kernel/text-fields";
import { recordKind } from "~/screens/record-kind";
import { CATEGORY_COLOURS } from "../../domain/patients/patient-views";

/** A category of patients: its name, and the colour that stands beside it. */
export const categoryKind = recordKind({
  words: "patients:category",
  authority: "patientCategory.manage",
  audit: { kind: "patientCategory" },
  /** The two could not be told apart. */
  taken: { field: "name", message: "patients:category.nameTaken" },
  fields: {
    name: { schema: nameText(60), label: "patients:category.name", autoComplete: "off", column: true },
    colour: {
      schema: z.enum(CATEGORY_COLOURS, { error: "errors:field.chooseOne" }).default(CATEGORY_COLOURS[0]),
      kind: "choice",
      label: "patients:category.colour",
      options: CATEGORY_COLOURS.map((value) => ({ value, label: `patients:category.colours.${value}` as const })),
    },
  },
});
