import { PART_BYTES } from "~/kernel/upload/upload-parts";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { openClinic } from "../../support/clinic";
import { signIn } from "../../support/sign-in";
import { wordsOf } from "../main-job/stations";

// A refused file and a part that is lost are what this journey is about.
test.use({ allowedConsoleErrors: [/status of 422|ERR_CONNECTION_FAILED/] });

const PROGRAM = Buffer.from([0x4d, 0x5a, 0x90, 0]);
const letter = Buffer.concat([
  Buffer.from("%PDF-1.7\nxref\n"),
  Buffer.alloc(PART_BYTES + 1_000, 32),
  Buffer.from("\nstartxref\n9\n%%EOF\n"),
]);

test("a patient adds a report with a file, which goes on after a break; a refused file says why", async ({
  page,
  operator,
  organization,
}) => {
  test.setTimeout(120_000);
  const t = wordsOf("en_US");
  const clinic = await openClinic(operator, organization);
  await signIn(page, organization, { email: clinic.patient, password: clinic.password });
  await page.goto("/secure/providerweb/medical_reports/create");
  await page.locator("#title").fill("MRI of the knee");
  await page.locator("#sort").selectOption("IMAGING");
  await page.locator('[name="date.year"]').fill("2025");
  await page.getByRole("button", { name: t("common:actions.save") }).click();
  await page.waitForURL("**/health_files/**");
  await expect(page.getByRole("status")).toContainText(t("record-files:done.created"));
  await expectNoAxeViolations(page);

  const lines = page.locator("[data-files-sending] li");
  const send = async (name: string, buffer: Buffer) => {
    await page.locator("input[type=file]").setInputFiles({ name, mimeType: "", buffer });
    await page.getByRole("button", { name: t("record-files:send"), exact: true }).click();
  };
  const reason = t("files:refused.unknown", { allowed: "PNG" });
  await send("report.exe", PROGRAM);
  await expect(lines.last().getByRole("status")).toContainText(reason);
  await send("film.mp4", Buffer.concat([PROGRAM, Buffer.alloc(PART_BYTES, 1)]));
  await expect(lines.last()).toContainText("film.mp4");
  await expect(lines.last().getByRole("status")).toContainText(reason);
  await expect(page).toHaveURL(/health_files\/[^/?]+(\?.*)?$/);
  await expectNoAxeViolations(page);

  // The second part does not come through, and the page is left meanwhile.
  const second = /\/uploads\/[^/]+\/2$/;
  await page.route(second, (route) => route.abort("connectionfailed"));
  const lost = page.waitForEvent("requestfailed", (request) => second.test(request.url()));
  await send("letter.pdf", letter);
  await lost;
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.unroute(second);
  const parts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") parts.push(request.url().split("/").at(-1) ?? "");
  });
  await send("letter.pdf", letter);
  await expect(page.getByText(t("record-files:done.attached"))).toBeVisible();
  expect(parts).toEqual(["2"]);
  await expect(page.getByText("letter.pdf", { exact: true })).toBeVisible();

  await send("copy.pdf", letter);
  await expect(page.getByText(t("record-files:done.there"))).toBeVisible();
  await expect(page.getByText("copy.pdf")).toHaveCount(0);
  await expectNoAxeViolations(page);
});
