import { describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { withinBodyLimit } from "~/platform/http/http.server";

const MEGABYTE = 1_000_000;
const FORM = "multipart/form-data; boundary=x";

/** A body that does not say how long it is, and counts what was asked of it. */
function flood(chunks: number) {
  let given = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (given === chunks) return controller.close();
      given += 1;
      controller.enqueue(new Uint8Array(MEGABYTE));
    },
  });
  return { body, given: () => given };
}

const posted = (body: BodyInit, type: string, length?: number, path = "/") =>
  new Request(`http://practice.localhost${path}`, {
    method: "POST",
    body,
    headers: { "content-type": type, ...(length === undefined ? {} : { "content-length": String(length) }) },
  });

describe("the door", () => {
  it("refuses a body that says it is too large, and lets files through up to their own limit", () => {
    expect(() => withinBodyLimit(posted("", "application/json", MEGABYTE + 1))).toThrow(
      expect.objectContaining({ status: 413 }),
    );
    expect(withinBodyLimit(posted("", "application/json", MEGABYTE)).method).toBe("POST");
    expect(withinBodyLimit(posted("", FORM, 12 * MEGABYTE)).method).toBe("POST");
    expect(() => withinBodyLimit(posted("", FORM, 12 * MEGABYTE + 1))).toThrow(
      expect.objectContaining({ status: 413 }),
    );
  });

  it("cuts off a body that does not say how large it is, long before it has taken all of it", async () => {
    const { body, given } = flood(100);
    const passed = withinBodyLimit(posted(body, FORM));
    await expect(passed.arrayBuffer()).rejects.toMatchObject({ status: 413 });
    expect(given()).toBeLessThan(20);
  });

  it.each([paths.gatewayWebhook("STRIPE"), paths.notificationStatus("twilio")])(
    "lets no more than a megabyte to %s, which reads all of it before its signature, whatever it says it carries",
    async (path) => {
      expect(() => withinBodyLimit(posted("", FORM, MEGABYTE + 1, path))).toThrow(
        expect.objectContaining({ status: 413 }),
      );
      const { body, given } = flood(100);
      await expect(withinBodyLimit(posted(body, FORM, undefined, path)).arrayBuffer()).rejects.toMatchObject({
        status: 413,
      });
      expect(given()).toBeLessThan(5);
    },
  );

  it("passes on what is within the limit as it is", async () => {
    const { body } = flood(12);
    expect((await withinBodyLimit(posted(body, FORM)).arrayBuffer()).byteLength).toBe(12 * MEGABYTE);
  });
});
