import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { readLogo, removeLogo, storeLogo } from "~/features/organization/public.server";
import { fileKey } from "~/platform/files/file-key.server";
import { png, svg } from "../../support/sample-files";
import { openOrganization } from "../support/organization";

const logo = (size: number) => new File([png(size, size)], "logo.png", { type: "image/png" });

it("serves the logo that was uploaded last, and no other file", async () => {
  const organization = await openOrganization();
  const first = await storeLogo(await organization.as(organization.administrator), logo(16));
  const shown = async () => organization.as({ kind: "anonymous" });
  expect((await shown()).profile.logoFileId).toBe(first);
  const answer = await readLogo(await shown(), first);
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png(16, 16));
  const second = await storeLogo(await organization.as(organization.administrator), logo(32));
  await expect(readLogo(await shown(), first)).rejects.toMatchObject({ status: 404 });
  expect((await readLogo(await shown(), second)).status).toBe(200);
  await removeLogo(await organization.as(organization.administrator));
  expect((await shown()).profile.logoFileId).toBeNull();
  await expect(readLogo(await shown(), second)).rejects.toMatchObject({ status: 404 });
});

it("tells the second of two who change the logo at once", async () => {
  const organization = await openOrganization();
  const [one, other] = [
    await organization.as(organization.administrator),
    await organization.as(organization.administrator),
  ];
  const shown = await storeLogo(one, logo(16));
  await expect(storeLogo(other, logo(32))).rejects.toMatchObject({ failure: { kind: "conflict" } });
  expect((await organization.as({ kind: "anonymous" })).profile.logoFileId).toBe(shown);
});

it("takes no logo that carries scripts, and serves none", async () => {
  const organization = await openOrganization();
  const context = await organization.as(organization.administrator);
  const drawing = new File([svg()], "logo.svg", { type: "image/svg+xml" });
  await expect(storeLogo(context, drawing)).rejects.toMatchObject({
    fields: [{ field: "logo", message: "files:refused.svg" }],
  });
  const branded = { ...context, profile: { ...context.profile, logoFileId: "mark" } };
  await env.FILES.put(fileKey(organization.entry.id, "mark"), "<svg onload=alert(1)>", {
    httpMetadata: { contentType: "image/svg+xml" },
  });
  await expect(readLogo(branded, "mark")).rejects.toMatchObject({ status: 404 });
});

it("is changed by nobody but an administrator", async () => {
  const organization = await openOrganization();
  await expect(storeLogo(await organization.as({ kind: "anonymous" }), logo(16))).rejects.toMatchObject({
    status: 401,
  });
});
