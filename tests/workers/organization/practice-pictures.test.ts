import { beforeAll, expect, it, vi } from "vitest";
import { showPhoto } from "~/features/identity/public.server";
import { readPracticePicture } from "~/features/organization/services/files/read-logo.server";
import {
  listPracticePictures,
  removePracticePicture,
  storePracticePicture,
} from "~/features/organization/services/files/practice-pictures.server";
import { loadFile, sentCopies } from "~/features/organization/public.server";
import { PAGE_WIDTHS } from "~/kernel/upload/picture-widths";
import { html, png } from "../../support/sample-files";
import { openPractice } from "../support/organization";

let practice: Awaited<ReturnType<typeof openPractice>>;
beforeAll(async () => {
  practice = await openPractice();
});

const admin = () => practice.as(practice.administrator);
const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], "house.png", { type: "image/png" });
const widthOf = async (fileId: string, width: string) => {
  const answer = await readPracticePicture(await practice.as({ kind: "anonymous" }), fileId, width);
  return new DataView(await answer.arrayBuffer()).getUint32(16);
};

it("serves a picture in the widths that the browser made, and as it was sent in every other", async () => {
  const copies = await sentCopies(
    { "picture-480": file(png(480, 270)), "picture-960": file(png(900, 500)), "picture-1440": "none" },
    "picture",
    PAGE_WIDTHS,
  );
  const id = await storePracticePicture(await admin(), "PHOTO", file(png(1_000, 560)), copies);
  const [photo, map] = await listPracticePictures(await admin());
  expect(photo?.picture).toEqual({ shows: "PHOTO", fileId: id, width: 1_000, height: 560, widths: [480] });
  expect(map).toMatchObject({ shows: practice.ids.branch, picture: null });
  expect(await Promise.all(["480", "960", "", "7"].map((width) => widthOf(id, width)))).toEqual([
    480, 1_000, 1_000, 1_000,
  ]);
});

it("keeps the other copies of a picture where the bucket refuses one, and the log says which", async () => {
  const admin = await practice.as(practice.administrator);
  const error = vi.fn();
  let others = 0;
  const put = async (...given: Parameters<R2Bucket["put"]>) => {
    if (given[0].endsWith("/w480")) throw new TypeError("no room");
    await new Promise((done) => void setTimeout(done, 20));
    others += 1;
    return admin.env.FILES.put(...given);
  };
  const FILES = new Proxy(admin.env.FILES, {
    get: (bucket, name) => (name === "put" ? put : (Reflect.get(bucket, name) as () => unknown).bind(bucket)),
  });
  const context = { ...admin, env: { ...admin.env, FILES }, log: { ...admin.log, error } };
  const copies = await sentCopies(
    { "picture-480": file(png(480, 270)), "picture-960": file(png(960, 540)) },
    "picture",
    PAGE_WIDTHS,
  );
  const id = await storePracticePicture(context, "PHOTO", file(png(1_000, 560)), copies);
  // The picture itself, and the copy that the bucket took, before anything is answered.
  expect(others).toBe(2);
  expect(await Promise.all(["480", "960"].map((width) => widthOf(id, width)))).toEqual([1_000, 960]);
  expect(error).toHaveBeenCalledExactlyOnceWith("pictureCopies", {
    ...{ fileId: id, widths: "480", reason: "TypeError", organizationId: practice.entry.id },
  });
});

it("shows another in the place of the one before, which is gone, and none once it is removed", async () => {
  const first = await storePracticePicture(await admin(), practice.ids.branch, file(png(600, 300)), []);
  const second = await storePracticePicture(await admin(), practice.ids.branch, file(png(700, 300)), []);
  await expect(widthOf(first, "")).rejects.toMatchObject({ status: 404 });
  expect(await widthOf(second, "")).toBe(700);
  await removePracticePicture(await admin(), practice.ids.branch);
  await expect(widthOf(second, "")).rejects.toMatchObject({ status: 404 });
});

it("refuses what is no picture at its field, and a location that is not there", async () => {
  await expect(storePracticePicture(await admin(), "PHOTO", file(html()), [])).rejects.toMatchObject({
    fields: [{ field: "picture" }],
  });
  await expect(storePracticePicture(await admin(), "nowhere", file(png(9, 9)), [])).rejects.toMatchObject({
    status: 404,
  });
});

it("tells the second of two who change the same picture at once", async () => {
  const [one, other] = [await admin(), await admin()];
  const both = await Promise.allSettled([
    storePracticePicture(one, "PHOTO", file(png(500, 300)), []),
    storePracticePicture(other, "PHOTO", file(png(501, 300)), []),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

it("takes what a demonstration brings, with its smaller copies", async () => {
  const content = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
  const id = await loadFile(
    await practice.as({ kind: "system", task: "demo" }),
    {
      ...{ purpose: "BANNER", name: "house.png", content: content(png(960, 540)), shows: practice.ids.branch },
      copies: { "480": content(png(480, 270)), "7": content(png(7, 7)) },
    },
    showPhoto,
  );
  expect([await widthOf(id, "480"), await widthOf(id, "")]).toEqual([480, 960]);
  const [, map] = await listPracticePictures(await admin());
  expect(map?.picture).toMatchObject({ fileId: id, widths: [480] });
});
