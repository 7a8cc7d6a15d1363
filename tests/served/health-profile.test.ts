import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { request } from "../../scripts/worker/request";
import { servePractice, type ServedPractice } from "../support/booking";

const operator = inject("served");
const BASE = "/secure/providerweb";

describe("the health profile on the built Worker", () => {
  let practice: ServedPractice;
  let cookie = "";

  const send = (path: string, headers: Record<string, string> = {}, body?: string) =>
    request({
      port: operator.port,
      host: practice.organization.host,
      path,
      method: body === undefined ? "GET" : "POST",
      headers: { ...headers, ...(cookie && { cookie }) },
      ...(body !== undefined && { body }),
    });
  const read = (path: string) =>
    send(`${BASE}/${path}${path.includes("?") ? "&" : "?"}patient=${practice.ids.patient}`);

  beforeAll(async () => {
    practice = await servePractice(operator);
    const { url, creator } = practice.organization;
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: url };
    const { email: username, password } = creator;
    const answer = await send(`${BASE}/login`, headers, new URLSearchParams({ username, password }).toString());
    cookie = [answer.headers["set-cookie"] ?? []].flat()[0]?.split(";")[0] ?? "";
    expect(cookie).not.toBe("");
  });

  test("becomes a PDF by the Worker for PDFs", async () => {
    const answer = await read("health_profile/export/pdf");
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(answer.headers["content-disposition"]).toContain("attachment");
    expect(answer.body.startsWith("%PDF-")).toBe(true);
    expect(answer.body.trimEnd().endsWith("%%EOF")).toBe(true);
  });

  test.each([
    ["the overview", "health_profile"],
    ["a list", "health_profile/medication/list"],
    ["a tracker", "health_trackers/list?tracker=weight"],
    ["the files of a patient's reports", "medical_reports/list"],
  ])("%s loads at most 8 KB of script and no framework", async (_, path) => {
    const { status, body } = await read(path);
    expect(status).toBe(200);
    const scripts = [...body.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map(([, src = ""]) => src);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((src) => src.startsWith("/assets/"))).toEqual([]);
    const weight = scripts.reduce((sum, src) => sum + brotliCompressSync(readFileSync(`build/client${src}`)).length, 0);
    expect(weight).toBeLessThanOrEqual(8_192);
  });
});
