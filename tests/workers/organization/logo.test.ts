import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { logoKey, readLogo } from "~/features/organization/services/read-logo.server";
import { openOrganization } from "../support/organization";

it("serves the logo that the profile names, and no other file", async () => {
  const organization = await openOrganization();
  const context = await organization.as({ kind: "anonymous" });
  const branded = { ...context, profile: { ...context.profile, logoFileId: "mark" } };
  const png = { httpMetadata: { contentType: "image/png" } };
  await env.FILES.put(logoKey(organization.entry.id, "mark"), "pixels", png);
  await env.FILES.put(logoKey(organization.entry.id, "other"), "pixels", png);
  const answer = await readLogo(branded, "mark");
  expect([answer.headers.get("content-type"), await answer.text()]).toEqual(["image/png", "pixels"]);
  await expect(readLogo(branded, "other")).rejects.toMatchObject({ status: 404 });
  await env.FILES.put(logoKey(organization.entry.id, "mark"), "<svg onload=alert(1)>", {
    httpMetadata: { contentType: "image/svg+xml" },
  });
  await expect(readLogo(branded, "mark")).rejects.toMatchObject({ status: 404 });
});
