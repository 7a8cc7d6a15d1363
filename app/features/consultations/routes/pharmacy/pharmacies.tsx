import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { defineForm } from "~/platform/http/define-form.server";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { recordHandle } from "~/platform/records/record-handle";
import { recordActs, recordMode } from "~/platform/records/record-route.server";
import { RecordScreen } from "~/screens/record-screen";
import { PharmacyInUseBanner, type PharmacyInUse } from "../../components/pharmacy/pharmacy-in-use";
import { pharmacyKind } from "../../schemas/pharmacy/pharmacy";
import { listPharmacists, pharmacies, PharmacyInUseError } from "../../services/pharmacy/pharmacies.server";

export const handle = recordHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const [all, pharmacists] = await Promise.all([pharmacies.list(app), listPharmacists(app)]);
  const title = createTranslator(app.locale).t("pharmacy:pharmacies.title");
  return { ...recordMode(url, all), pharmacists, title };
});

/** What is shown where prescriptions wait at a pharmacy that is to be turned off. */
const inUse = (error: unknown, id: string) =>
  error instanceof PharmacyInUseError ? { id, waiting: error.waiting } : undefined;

export const action = defineForm(recordActs(pharmacies, { refused: inUse }));

/** The pharmacies that the organization works with, and who works there. */
export default function Pharmacies() {
  const { pharmacists, ...loaded } = useLoaderData<typeof loader>();
  return (
    <RecordScreen
      kind={pharmacyKind}
      loaded={loaded}
      icon="building"
      refusal={(refused: PharmacyInUse) => <PharmacyInUseBanner {...refused} />}
      choices={{ employeeIds: pharmacists.map(({ id, name }) => ({ value: id, label: name })) }}
    />
  );
}
