import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { TellPatient } from "./tell-patient";
import { UrgentOrders } from "./urgent-orders";

const wordsOf = (page: string) => page.replaceAll(/<[^>]+>|[\u2066-\u2069]/gu, " ").replaceAll(/\s+/gu, " ");
const shown = (of: React.ReactElement) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      {of}
    </I18nProvider>,
  );

test("whom nobody has told is named with the order, and a reason that is a sentence goes on in its line", () => {
  const words = wordsOf(
    shown(
      <UrgentOrders
        criticals={[]}
        untold={[{ orderId: "o", number: 7, since: 0, isCritical: true, patientName: "Ana Ruiz" }]}
        rejected={[
          {
            ...{ orderId: "p", number: 8, patientName: "Omar Said", since: 0 },
            tests: [{ name: "Ferritin", reason: "The sample had clotted." }],
          },
        ]}
        timeZone="UTC"
      />,
    ),
  );
  expect(words).toContain("1 patient without an account to tell");
  expect(words).toContain("Tell Ana Ruiz the results of order 7");
  expect(words).toContain("Ferritin: The sample had clotted,");
});

test("of what was not sent the page says so, and has the number that dials the patient", () => {
  const page = shown(
    <TellPatient
      order={{ version: 2 }}
      untold={{ message: "Go to hospital now." }}
      mayNote
      phone="+44 7700 900123"
      isCritical
      answer={undefined}
    />,
  );
  expect(wordsOf(page)).toContain("Not sent: no account");
  expect(page).toContain('href="tel:+447700900123"');
  expect(page).toContain("Go to hospital now.");
});
