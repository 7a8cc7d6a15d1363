import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { openClinic } from "../../support/clinic";
import { signIn } from "../../support/sign-in";

test("a doctor chooses which part of a photo is shown, and that part alone is kept", async ({
  page,
  operator,
  organization,
}) => {
  const clinic = await openClinic(operator, organization);
  await signIn(page, organization, { email: clinic.doctor, password: clinic.password });
  await page.goto(
    `/secure/providerweb/settings/employeeMgmt/employeeSettings/${clinic.ids.doctor}/${clinic.ids.doctor}/profile`,
  );
  const part = page.getByRole("group", { name: "Which part of the photo is shown" });
  await expect(part).toBeHidden();
  // A picture that is wider than it is high, as a camera's.
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  await page.getByLabel("Photo", { exact: true }).setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  await expect(part).toBeVisible();
  await expectNoAxeViolations(page);
  await part.getByRole("slider", { name: "Closer" }).fill("2");
  await part.getByRole("slider", { name: "Left or right" }).press("End");
  await page.getByRole("button", { name: "Use this photo" }).click();
  const photo = page.getByRole("main").locator("img[src*='photo']").first();
  await expect(photo).toBeVisible();
  // Half of the shorter side of the picture, which the screen may show denser than it counts.
  const scale = await page.evaluate(() => devicePixelRatio);
  const size = () => photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([100 * scale, 100 * scale]);
});
