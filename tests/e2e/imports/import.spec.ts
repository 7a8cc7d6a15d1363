import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { signIn } from "../../support/sign-in";
import { wordsOf } from "../main-job/stations";

test.use({ newOrganization: { locale: "en_US" }, allowedConsoleErrors: [/status of 422/] });

const FILE = `First name;Surname;Born;Contact
Ana;Ruiz;03/04/1980;ana@mail.example
مريم;الحداد;05/06/1990;maryam@mail.example
;;01/02/2000;nobody@mail.example
`;

test("an administrator drops a file, maps a column, previews, starts and sees the counts", async ({
  page,
  organization,
}) => {
  const t = wordsOf("en_US");
  const arabic = wordsOf("ar_BH");
  await signIn(page, organization);
  await page.goto("/secure/providerweb/patientimport?lang=ar_BH");
  await expect(page.getByRole("heading", { name: arabic("imports:title"), level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto("/secure/providerweb/patientimport?lang=en_US");
  await expectNoAxeViolations(page);

  const file = { name: "old-system.csv", mimeType: "text/csv", buffer: Buffer.from(FILE) };
  const send = async () => {
    await page.getByLabel(t("imports:upload.file")).setInputFiles(file);
    await page.getByRole("button", { name: t("imports:upload.send") }).click();
  };
  // With script the file goes in parts: one that is refused leaves an upload that the same file goes on with.
  await expect(page.getByText(t("imports:upload.hintParts"))).toBeVisible();
  await page.route("**/patientImport/uploads/*/1", (route) => route.fulfill({ status: 422, json: {} }), { times: 1 });
  await send();
  await expect(page.getByRole("alert")).toContainText(t("imports:upload.refused"));
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: t("imports:upload.unfinished") })).toBeVisible();
  await expect(page.getByText(t("imports:upload.hintParts"))).toBeVisible();
  await expectNoAxeViolations(page);
  await send();
  await expect(page.getByRole("row").filter({ hasText: "nobody@mail.example" })).toContainText(
    t("imports:field.firstName"),
  );
  await page.getByLabel(t("imports:field.email"), { exact: true }).selectOption({ label: "Contact" });
  await page.getByRole("button", { name: t("imports:map.start") }).click();
  await expect(page.getByRole("alert")).toContainText(t("imports:map.orderMissing"));
  await page.getByLabel(t("imports:map.order")).selectOption({ label: t("imports:map.dayFirst") });
  await page.getByRole("button", { name: t("imports:map.check") }).click();
  await expect(page.getByRole("row").filter({ hasText: "Ana Ruiz" })).toContainText("ana@mail.example");
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: t("imports:map.start") }).click();
  await expect(page.getByText(t("imports:status.DONE"), { exact: true })).toBeVisible();
  const count = (name: string) => page.locator(`dt:text-is("${name}") + dd`);
  await expect(count(t("imports:count.created"))).toHaveText("2");
  await expect(count(t("imports:count.refused"))).toHaveText("1");
  await expectNoAxeViolations(page);
  await page.goto(`${page.url()}?lang=ar_BH`);
  await expectNoAxeViolations(page);
});
