import { createHash } from "node:crypto";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { request, type LoopbackResponse } from "../../scripts/worker/request";
import { dayAt, servePractice, type ServedPractice } from "../support/booking";

const ROOT = "/app/appointments/appointmentWidgetUsingReact/";
const FORM = { "content-type": "application/x-www-form-urlencoded" };

const policyOf = ({ headers }: LoopbackResponse, name: string) =>
  String(headers["content-security-policy"])
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe("the booking that other sites embed", () => {
  const operator = inject("served");
  let practice: ServedPractice;
  let widget: string;
  const get = (path: string, headers: Record<string, string> = {}, host = practice.organization.host) =>
    request({ port: operator.port, host, path, headers });

  beforeAll(async () => {
    practice = await servePractice(operator);
    widget = `${ROOT}${practice.organization.organizationId}`;
  });

  test("may be framed by secure sites, and no other page may be framed at all", async () => {
    // Outside of production plain http counts too, so that a site can be tried on one's own machine.
    expect(policyOf(await get(widget), "frame-ancestors")).toBe("'self' https: http:");
    for (const path of ["/secure/providerweb/login", "/secure/providerweb/home/consultation", "/404"])
      expect(policyOf(await get(path), "frame-ancestors"), path).toBe("'none'");
    // Its next step, which the frame itself asks for, is for the same sites; a page of ours in a frame is for our own.
    const inFrame = { "sec-fetch-dest": "iframe", "sec-fetch-site": "same-origin" };
    expect(policyOf(await get(widget, inFrame), "frame-ancestors")).toBe("'self' https: http:");
    expect(policyOf(await get("/secure/providerweb/login", inFrame), "frame-ancestors")).toBe("'self'");
  });

  test("sets no cookie and reads none, and hands the language on by its address", async () => {
    const answer = await get(`${widget}?lang=es_ES&kind=video`, {
      cookie: "__Host-vp_language=ar_BH; __Host-vp_session=someone; __Host-vp_zone=Asia%2FTokyo",
    });
    expect(answer.status).toBe(200);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.body).toContain('<html lang="es-ES"');
    expect(answer.body).toContain('name="lang" value="es_ES"');
    expect(answer.body).not.toContain("Tokyo");
    expect(answer.body).not.toContain("drafts.js");
  });

  test("takes its colour and scheme from the site that embeds it, and no style besides", async () => {
    const { body } = await get(`${widget}?colour=%237a1f4d&theme=dark`);
    expect(body).toContain("--org-brand:#7a1f4d");
    expect(body).toContain('data-theme="dark"');
    expect((await get(`${widget}?colour=red;}&theme=x`)).body).not.toContain("data-theme");
  });

  test("books an appointment without a cookie, and shows it in the frame", async () => {
    const { ids, organization } = practice;
    const said = {
      service: ids.videoOffering,
      provider: ids.doctor,
      at: String(dayAt(3, 10)),
      intent: "book",
      key: "one-visit",
      zone: "Europe/Madrid",
      firstName: "Ana",
      lastName: "Núñez",
      email: "ana@example.com",
      phoneCallingCode: "34",
      phone: "600112233",
    };
    const answer = await request({
      port: operator.port,
      host: organization.host,
      method: "POST",
      path: `${widget}?lang=en_US`,
      headers: { ...FORM, origin: organization.url, "sec-fetch-site": "same-origin" },
      body: new URLSearchParams(said).toString(),
    });
    expect(answer.status).toBe(303);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    const place = String(answer.headers["location"]);
    expect(place.startsWith(`${widget}/booked?lang=en_US&zone=Europe/Madrid&reference=`)).toBe(true);
    const booked = await get(place);
    expect(booked.status).toBe(200);
    expect(booked.body).toContain("Your request has been sent");
    expect(booked.body).toContain(`href="${widget}?lang=en_US"`);
    expect(policyOf(booked, "frame-ancestors")).toContain("'self'");
  });

  test("takes no booking that another site's script sends", async () => {
    const foreign = { ...FORM, origin: "https://clinic.example", "sec-fetch-site": "cross-site" };
    const { host } = practice.organization;
    const answer = await request({
      port: operator.port,
      host,
      method: "POST",
      path: widget,
      headers: foreign,
      body: "",
    });
    expect(answer.status).toBe(403);
  });

  test("is found under its own organization's number alone, and another's gives nothing", async () => {
    const other = await servePractice(operator, { database: "TENANT_DB_1", name: "Foreign practice" });
    for (const id of [other.organization.organizationId, 987_654_321, "x"]) {
      const answer = await get(`${ROOT}${id}`);
      expect(answer.status).toBe(404);
      expect(answer.body).not.toContain("Foreign practice");
    }
  });

  test("tells a site where its script and pages are, and the script is a file of its own", async () => {
    const { organization } = practice;
    const data = JSON.parse((await get("/appointmentWidgetUsingReact")).body) as Record<string, unknown>;
    expect(data).toMatchObject({
      status: true,
      organizationId: organization.organizationId,
      widgetUrl: `${organization.url}${widget}`,
      scriptUrl: `${organization.url}/widget.js`,
    });
    const script = await get("/widget.js");
    expect(script.status).toBe(200);
    expect(String(script.headers["content-type"])).toContain("text/javascript");
    expect(script.headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(script.body.length).toBeLessThan(4_000);
  });
});

describe("a doctor's calendar at its secret address", () => {
  test("is read by a program without a cookie, is not sent twice, and is gone once it is ended", async () => {
    const operator = inject("served");
    const practice = await servePractice(operator);
    const token = "a-secret-of-a-test-that-nobody-else-knows-at-all";
    const hash = createHash("sha256").update(token).digest("hex");
    const columns = ["id", "employee_id", "token_hash", "shows_names", "created_at", "revoked_at"];
    const row = (id: string, tokenHash: string, revokedAt: number | null) => [
      ...[id, practice.ids.doctor, tokenHash, 0, Date.now()],
      revokedAt,
    ];
    const ended = createHash("sha256").update("ended").digest("hex");
    await practice.load([{ table: "calendar_feed", columns, rows: [row("open", hash, null), row("ended", ended, 1)] }]);
    const { host } = practice.organization;
    const read = (name: string, headers: Record<string, string> = {}) =>
      request({ port: operator.port, host, path: `/calendar/${name}.ics`, headers });
    const first = await read(token);
    expect(first.status).toBe(200);
    expect(first.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(first.headers["x-robots-tag"]).toBe("noindex");
    expect(first.body.startsWith("BEGIN:VCALENDAR\r\n")).toBe(true);
    const again = await read(token, { "if-none-match": `W/${String(first.headers.etag)}` });
    expect([again.status, again.body]).toEqual([304, ""]);
    for (const name of ["ended", "never-made"]) expect((await read(name)).status, name).toBe(410);
  });
});
