import { describe, expect, it } from "vitest";
import { z } from "zod";
import { submitForm } from "~/platform/http/form.server";
import { readForm, readJson, unreadableFields } from "~/platform/http/read-body.server";

const URL_ENCODED = "application/x-www-form-urlencoded";
const posted = (body: BodyInit, type = URL_ENCODED) =>
  new Request("http://practice.localhost/", { method: "POST", body, headers: { "content-type": type } });
const malformed = expect.objectContaining({ status: 400, code: "malformed" });
const intent = (said: unknown) =>
  `days[0]=2026-01-01&name=a&__intent__=${encodeURIComponent(typeof said === "string" ? said : JSON.stringify(said))}`;

describe("a form", () => {
  it("is read by two readers of the same request", async () => {
    const request = posted("a=1&a=2&b=%25zz");
    expect((await readForm(request)).getAll("a")).toEqual(["1", "2"]);
    expect((await readForm(request)).get("b")).toBe("%zz");
  });

  it.each([
    ["of a number beyond the bounds", "username[999999999]=1"],
    ["of a name that is too deep", `a${".b".repeat(8)}=1`],
    ["of a name that reaches behind its object", "a.__proto__.b=1"],
    ["of too many fields", "a=1&".repeat(501)],
    ["of a name that is none", "=1"],
    ["with a button that says nothing", intent("{")],
    ["with a button of an unknown kind", intent({ type: "explode", payload: {} })],
    ["with a button beyond the bounds", intent({ type: "insert", payload: { name: "days", index: 999_999_999 } })],
    ["with a button of a deep name", intent({ type: "update", payload: { name: `a${"[0]".repeat(9)}`, value: 1 } })],
    ["with a button of a high number", intent({ type: "reset", payload: { name: "days[5000]" } })],
    ["with a button for no list", intent({ type: "insert", payload: { name: "name" } })],
    ["with a button that moves far", intent({ type: "reorder", payload: { name: "days", from: 0, to: 1e8 } })],
    ["with an escape that is none", "name=%zz"],
    ["with an escape that breaks off", "name=100%"],
    ["with escapes that are no UTF-8", "name=%E9%FF"],
    ["with an escaped character in two fields", "name=%C3&b=%A9"],
    ["with a NUL character in a name", "na%00me=1"],
    ["with two buttons", `${intent({ type: "validate", payload: {} })}&__intent__=x`],
    ["with a button that holds too much", intent(`{"type":"validate","payload":{"name":"${"[".repeat(9_000)}"}}`)],
  ])("%s is refused before anything is made of it", async (_, body) => {
    await expect(readForm(posted(body))).rejects.toEqual(malformed);
  });

  it("whose bytes are no UTF-8 is refused, as is such a call", async () => {
    const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
    await expect(readForm(posted(bytes("name=\u00e9\u00ff")))).rejects.toEqual(malformed);
    await expect(readJson(posted(bytes('{"name":"\u00e9"}'), "application/json"))).rejects.toEqual(malformed);
    const said = posted('{"of":{"note":"a\\u0000b"}}', "application/json");
    await expect(readJson(said)).rejects.toMatchObject({ status: 422, fields: [{ field: "note" }] });
    expect((await readForm(posted("name=caf%C3%A9+%F0%9F%98%80&b=é"))).get("name")).toBe("café 😀");
  });

  it("loses NUL characters, and says where they were", async () => {
    const parts = new FormData();
    for (const [name, value] of ["a\0b", "c"].map((each) => ["note", each] as const)) parts.append(name, value);
    parts.append("file", new Blob(["x\0y"]), "x.bin");
    const multipart = await readForm(new Request("http://practice.localhost/", { method: "POST", body: parts }));
    const encoded = await readForm(posted("note=a%00b&note=c"));
    for (const form of [multipart, encoded]) {
      expect(form.getAll("note")).toEqual(["ab", "c"]);
      expect(unreadableFields(form)).toEqual([{ field: "note", message: "errors:field.invisible" }]);
    }
    expect((multipart.get("file") as File).size).toBe(3);
    expect(unreadableFields(await readForm(posted("note=ab")))).toEqual([]);
  });

  it.each([
    ["JSON", "{}", "application/json"],
    ["of no kind", "a=1", ""],
    ["of parts without a boundary", "--x\r\n", "multipart/form-data"],
    ["of parts that are none", "nothing", "multipart/form-data; boundary=x"],
    [
      "of parts that break off",
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1',
      "multipart/form-data; boundary=x",
    ],
  ])("%s is refused", async (_, body, type) => {
    await expect(readForm(posted(body, type))).rejects.toEqual(malformed);
  });

  it.each([
    ["a photo", "photo", "صورة 😀.png"],
    ["a logo", "logo", "логотип.png"],
    ["an identification document", "identificationImage", "身份证.png"],
    ["a file of a chat", "file", "Befund Müller “neu”.png"],
  ])("keeps the raw UTF-8 name of the file that %s is", async (_, field, name) => {
    const head = `--x\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
    const body = new Blob([head, new Uint8Array([137, 80, 78, 71]), "\r\n--x--\r\n"]);
    const file = (await readForm(posted(await body.arrayBuffer(), "multipart/form-data; boundary=x"))).get(field);
    expect(file).toBeInstanceOf(File);
    expect((file as File).name).toBe(name);
    expect((file as File).size).toBe(4);
  });

  it("may have 500 fields", async () => {
    expect([...(await readForm(posted("a=1&".repeat(499) + "b=1")))]).toHaveLength(500);
  });

  it.each([
    ["an empty one", { name: "days" }],
    ["one that is filled in", { name: "days", defaultValue: "" }],
  ])("may have a button for another line of a list, %s", async (_, payload) => {
    const answer = await submitForm(
      posted(intent({ type: "insert", payload })),
      z.object({ name: z.string(), days: z.array(z.string()) }),
      () => Promise.reject(new Error("nothing is saved")),
    );
    expect(answer).toMatchObject({ data: { result: { initialValue: { name: "a" } } } });
  });
});

describe("the JSON of a call", () => {
  it("is an object, and nothing where there is nothing", async () => {
    expect(await readJson(posted('{"a":{"b":[1]}}'))).toEqual({ a: { b: [1] } });
    expect(await readJson(posted(" "))).toEqual({});
    expect(await readJson(posted('{"a":"x\\ud800y"}'))).toEqual({ a: "x\ufffdy" });
  });

  it.each(["[1]", "null", "{", '"a"', `{"a":${"[".repeat(9)}${"]".repeat(9)}}`, `{"a":[${"1,".repeat(30_000)}1]}`])(
    "is refused where it is %.30s",
    async (body) => {
      await expect(readJson(posted(body))).rejects.toEqual(malformed);
    },
  );
});
