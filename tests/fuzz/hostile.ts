import fc from "fast-check";

/** One request as it is to be sent: what is left out stays as it would be. */
export interface Mutation {
  /** What was done, for the finding. */
  what: string;
  query?: string;
  /** In place of every parameter of the path, as it is to stand there. */
  parameter?: string;
  headers?: Record<string, string>;
  /** Without one the surface's own fields go as they are. */
  body?: { type: string; bytes: Uint8Array };
}

type Fields = Readonly<Record<string, unknown>>;

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0) & 255);
const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";
const BOUNDARY = "----fuzz";
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** Texts that a parser, a database or a pattern may stumble over. */
const TEXTS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\r\n",
  "\u200b",
  "\ud800",
  "\udfff\ud800",
  "-1",
  "0",
  "1e999",
  "NaN",
  "99999999999999999999",
  "8640000000000001",
  "-8640000000000001",
  "1.5",
  "null",
  "undefined",
  "[object Object]",
  "__proto__",
  "constructor",
  "'; --",
  '"',
  "%",
  "%00",
  "{{ {{ {{",
  "../../..",
  "0000-00-00",
  "2026-02-30",
  "9999999-01-01",
  "24:60",
  "Europe/Nowhere",
  "🏥".repeat(50),
  "İıſK",
  "a".repeat(70_000),
  " ".repeat(70_000),
  "{{".repeat(35_000),
  "a@".repeat(20_000),
  "1.".repeat(20_000),
  "\n".repeat(20_000),
  "٠١٢",
  "=1+1",
] as const;

const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  -1,
  0,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  8.64e15 + 1,
  [],
  {},
  [null],
  [[[]]],
  { a: { b: 1 } },
  ["a", "a"],
  Array.from({ length: 3_000 }, () => "x"),
];

const NAMES = [
  "x[999999999]",
  "x[200][200][200]",
  "x[-1]",
  "x[",
  "x]",
  "x..y",
  "x.__proto__.y",
  "__proto__",
  "constructor.prototype.x",
  "",
  "a".repeat(5_000),
  "[0]".repeat(500),
  "a.".repeat(500),
  "\0",
];

const INTENTS = [
  "{",
  "null",
  "[]",
  "1",
  '{"type":"insert"}',
  '{"type":"insert","payload":{"name":"NAME"}}',
  '{"type":"insert","payload":{"name":"NAME[999999999]","index":3}}',
  '{"type":"remove","payload":{"name":"NAME","index":1e9}}',
  '{"type":"reorder","payload":{"name":"NAME","from":0,"to":100}}',
  '{"type":"update","payload":{"name":"NAME","value":{"a":{"b":[1]}}}}',
  '{"type":"update","payload":{"name":"","value":"text"}}',
  '{"type":"reset","payload":{"name":"NAME.a.b"}}',
  '{"type":"validate","payload":{}}',
];

const form = (pairs: readonly (readonly [string, string])[]): string => new URLSearchParams(pairs as never).toString();
const pairsOf = (fields: Fields) => Object.entries(fields).map(([name, value]) => [name, String(value)] as const);
const posted = (what: string, text: string): Mutation => ({ what, body: { type: FORM, bytes: utf8(text) } });

/** A field of the surface with something else in it, or a stray one where it has none. */
const fieldOf = (fields: Fields) => fc.constantFrom(...(Object.keys(fields).length > 0 ? Object.keys(fields) : ["x"]));

function formMutations(fields: Fields): fc.Arbitrary<Mutation>[] {
  const pairs = pairsOf(fields);
  const own = form(pairs);
  const names = fieldOf(fields);
  const part = (name: string, content: string, more = "") =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
  const whole = pairs.map(([name, value]) => part(name, value)).join("");
  const multipart = (what: string, text: string, type = MULTIPART): Mutation => ({
    what,
    body: { type, bytes: latin1(text) },
  });
  return [
    fc
      .tuple(names, fc.constantFrom(...TEXTS))
      .map(([name, text]) =>
        posted(`field ${name} = ${brief(text)}`, form([...pairs.filter(([each]) => each !== name), [name, text]])),
      ),
    fc
      .tuple(names, fc.constantFrom("[0]", "[200]", "[1].a", ".a", "[]", "[201]", "[999999999]"))
      .map(([name, tail]) => posted(`field ${name}${tail}`, form([...pairs, [`${name}${tail}`, "1"]]))),
    fc.constantFrom(...NAMES).map((name) => posted(`name ${brief(name)}`, `${own}&${form([[name, "1"]])}`)),
    fc.tuple(names, fc.constantFrom(...INTENTS)).map(([name, intent]) => {
      const said = intent.replaceAll("NAME", name);
      return posted(`intent ${said}`, form([...pairs, ["__intent__", said]]));
    }),
    fc
      .constantFrom("{", "null", '{"a":1}', '{"validated":{"a":1}}')
      .map((state) => posted(`state ${state}`, form([...pairs, ["__state__", state]]))),
    names.map((name) =>
      posted(
        `field ${name} twice`,
        `${own}&${form([
          [name, "1"],
          [name, "2"],
        ])}`,
      ),
    ),
    fc.constantFrom(400, 501, 30_000).map((count) => posted(`${count} fields`, `${own}&${"a=1&".repeat(count)}`)),
    fc
      .tuple(names, fc.constantFrom("%", "%zz", "%ed%a0%80", "%ff%fe", "%00", "%c0%af", "+&&=&"))
      .map(([name, escape]) => posted(`field ${name} = ${escape}`, `${own}&${name}=${escape}`)),
    fc
      .constantFrom(
        JSON_TYPE,
        "text/plain",
        "",
        "multipart/form-data",
        "multipart/form-data; boundary=",
        'a/b; c="',
        `${FORM}; charset=utf-16`,
      )
      .map((type): Mutation => ({ what: `form as ${type}`, body: { type, bytes: utf8(own) } })),
    fc.constantFrom("{}", "[", "null", "[".repeat(100_000)).map((text): Mutation => ({
      what: `JSON ${brief(text)} for a form`,
      body: { type: JSON_TYPE, bytes: utf8(text) },
    })),
    names.chain((name) =>
      fc.constantFrom(
        multipart("multipart that breaks off", whole),
        multipart("multipart without an end", `${whole}--${BOUNDARY}`),
        multipart("multipart of another boundary", whole, "multipart/form-data; boundary=other"),
        multipart("multipart without a name", `${whole}--${BOUNDARY}\r\n\r\nx\r\n--${BOUNDARY}--\r\n`),
        multipart("multipart with broken headers", `--${BOUNDARY}\r\n:::\r\n\0: \xff\r\n\r\nx\r\n--${BOUNDARY}--\r\n`),
        multipart(`file for ${name}`, `${part(name, "x".repeat(2_000), '; filename="a.png"')}--${BOUNDARY}--\r\n`),
        multipart(`nameless file for ${name}`, `${whole}${part(name, "", '; filename=""')}--${BOUNDARY}--\r\n`),
        multipart("20,000 parts", `${part("a", "1").repeat(20_000)}--${BOUNDARY}--\r\n`),
        multipart("bytes for multipart", "\xff\0\x80".repeat(3_000)),
      ),
    ),
  ];
}

function jsonMutations(fields: Fields): fc.Arbitrary<Mutation>[] {
  const names = fieldOf(fields);
  const sent = (what: string, text: string, type = JSON_TYPE): Mutation => ({
    what,
    body: { type, bytes: utf8(text) },
  });
  const own = JSON.stringify(fields);
  return [
    fc
      .tuple(names, fc.constantFrom(...TEXTS))
      .map(([name, text]) => sent(`${name}: ${brief(text)}`, JSON.stringify({ ...fields, [name]: text }))),
    fc
      .tuple(names, fc.constantFrom(...VALUES))
      .map(([name, value]) =>
        sent(`${name}: ${brief(JSON.stringify(value))}`, JSON.stringify({ ...fields, [name]: value })),
      ),
    fc
      .constantFrom("{", "[]", "null", '"a"', "1", "\0", "\ufeff{}", '{"a":1,}', '{"__proto__":{"a":1}}', '{"a":1e999}')
      .map((text) => sent(`JSON ${brief(text)}`, text)),
    fc
      .tuple(names, fc.constantFrom(9, 1_000, 400_000))
      .map(([name, depth]) => sent(`${name} ${depth} deep`, `{"${name}":${"[".repeat(depth)}${"]".repeat(depth)}}`)),
    fc
      .constantFrom("", "text/plain", FORM, MULTIPART, "application/xml", "application/json; charset=utf-16")
      .map((type) => sent(`JSON as ${type}`, own, type)),
    fc.constant(0).map((): Mutation => ({
      what: "bytes as JSON",
      body: { type: JSON_TYPE, bytes: latin1(`{"a":"\xff\xfe\xed\xa0\x80"}`) },
    })),
    ...formMutations(fields).slice(0, 4),
  ];
}

const PARAMETERS = [
  "%00",
  "%E0%A4%A",
  "%",
  "%ED%A0%80",
  "%2e%2e%2f",
  "..%2f..%2f",
  "a".repeat(3_000),
  "%20",
  "%0d%0a",
  "-1",
  "0",
  "1e999",
  "NaN",
  "__proto__",
  "constructor",
  "undefined",
  encodeURIComponent("🏥‮"),
  "%22%27%3C",
];

const QUERIES = [
  "%",
  "a=%zz",
  "a[0]=1&a[999999999]=2",
  "__proto__[a]=1&__proto__=2",
  "a=1&".repeat(150),
  "a=1&".repeat(1_000),
  `a=${"x".repeat(8_000)}`,
  "_routes=%00",
  "lang=%00&lang=__proto__",
  "index",
];

const COOKIES = [
  "%",
  "=",
  ";;;",
  "__Host-vp_session=%",
  "__Host-vp_session=",
  `__Host-vp_session=${"a".repeat(4_000)}`,
  "__Host-vp_bookmark=%00; __Host-vp_visitor=%00; __Host-vp_zone=Nowhere%2FZone",
  "__Host-vp_language=__proto__; __Host-vp_link=%00; __Host-vp_room=constructor; __Host-vp_companion=%7B",
  "__Host-vp_companion=a.b.c.d; __Host-vp_room=x; __Host-vp_link=y",
];

const HEADERS: readonly Record<string, string>[] = [
  { "accept-language": `${"en;q=0.1,".repeat(800)}*;q=x` },
  { "accept-language": "__proto__,constructor;q=1" },
  { authorization: `Bearer ${"a.".repeat(2_000)}b` },
  { authorization: "Bearer e30.e30.e30" },
  { authorization: "Basic %%%" },
  { accept: "application/json" },
  { "user-agent": "(".repeat(4_000) },
  { "if-none-match": '"'.repeat(500), range: "bytes=9-1,-" },
  { "cf-ipcountry": "\u00e9" },
];

const brief = (text: string | undefined) => JSON.stringify(text ?? "").slice(0, 60);

/** How a surface is troubled: by its body where it has one, and by its address, its cookies and its headers. */
export function mutations(
  { kind, method, queried }: { kind: "loader" | "action" | "call"; method: string; queried: readonly string[] },
  fields: Fields,
): fc.Arbitrary<Mutation> {
  const bodies =
    method === "GET" || method === "DELETE" ? [] : kind === "action" ? formMutations(fields) : jsonMutations(fields);
  const asked = queried.length > 0 ? queried : ["id", "day", "page", "after", "from", "q"];
  const address = [
    fc.constantFrom(...PARAMETERS).map((parameter): Mutation => ({ what: `path ${brief(parameter)}`, parameter })),
    fc.constantFrom(...QUERIES).map((query): Mutation => ({ what: `query ${brief(query)}`, query })),
    fc
      .tuple(fc.constantFrom(...asked), fc.constantFrom(...TEXTS.filter((text) => text.length < 3_000)))
      .map(([name, text]): Mutation => ({
        what: `query ${name}=${brief(text)}`,
        query: form([[name, text]]),
      })),
    fc.constantFrom(...COOKIES).map((cookie): Mutation => ({ what: `cookie ${brief(cookie)}`, headers: { cookie } })),
    fc.constantFrom(...HEADERS).map((headers): Mutation => ({ what: brief(JSON.stringify(headers)), headers })),
  ];
  const weighted = (weight: number) => (arbitrary: fc.Arbitrary<Mutation>) => ({ weight, arbitrary });
  return fc.oneof(...bodies.map(weighted(3)), ...address.map(weighted(bodies.length > 0 ? 1 : 3)));
}
