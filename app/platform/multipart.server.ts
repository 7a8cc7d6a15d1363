import { InvalidError } from "./errors.server";

/** One field of a form that is read while it arrives. */
export interface FormPart {
  name: string;
  /** Of a file; null for a field of text. */
  fileName: string | null;
  /** Its bytes, as they come; to be read before the next part. */
  body: AsyncIterable<Uint8Array>;
}

const malformed = () => new InvalidError([{ field: "body", message: "errors:field.invalid" }]);

/** What has arrived and is not yet read. */
class Arriving {
  #bytes = Buffer.from("\r\n");

  constructor(private readonly reader: ReadableStreamDefaultReader<Uint8Array>) {}

  async #more(): Promise<void> {
    const { done, value } = await this.reader.read();
    if (done) throw malformed();
    this.#bytes = Buffer.concat([this.#bytes, value]);
  }

  /** Gives what stands before `mark` and goes on after it; holds no more than what has arrived at once. */
  async *until(mark: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.#bytes.indexOf(mark);
      const sure = at === -1 ? this.#bytes.length - mark.length + 1 : at;
      if (sure > 0) yield this.#bytes.subarray(0, sure);
      if (at !== -1) {
        this.#bytes = this.#bytes.subarray(at + mark.length);
        return;
      }
      if (sure > 0) this.#bytes = this.#bytes.subarray(sure);
      await this.#more();
    }
  }

  async take(count: number): Promise<string> {
    while (this.#bytes.length < count) await this.#more();
    const taken = this.#bytes.subarray(0, count).toString("latin1");
    this.#bytes = this.#bytes.subarray(count);
    return taken;
  }
}

async function textOf(body: AsyncIterable<Uint8Array>, most: number): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    if (length > most) throw malformed();
    pieces.push(Buffer.from(piece));
  }
  return Buffer.concat(pieces).toString("utf8");
}

const MOST_HEADER_BYTES = 16_384;
const attribute = (header: string, name: string) =>
  new RegExp(`;\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, "i")
    .exec(header)?.[1]
    ?.replace(/\\(.)/g, "$1")
    .replaceAll("%22", '"');

/**
 * The parts of a multipart form (RFC 7578) as they arrive: of a file of many megabytes no more than a moment's worth
 * is in memory.
 * @throws InvalidError for a body that is no such form
 */
export async function* formParts(request: Request): AsyncGenerator<FormPart> {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(request.headers.get("content-type") ?? "") ?? [];
  const boundary = quoted ?? plain;
  if (!request.body || !boundary) throw malformed();
  const arriving = new Arriving(request.body.getReader());
  const mark = Buffer.from(`\r\n--${boundary}`);
  for await (const _ of arriving.until(mark)); // What stands before the first part means nothing.
  while ((await arriving.take(2)) !== "--") {
    const header = await textOf(arriving.until(Buffer.from("\r\n\r\n")), MOST_HEADER_BYTES);
    const body = arriving.until(mark);
    yield { name: attribute(header, "name") ?? "", fileName: attribute(header, "filename") ?? null, body };
    for await (const _ of body); // What the reader of the part left.
  }
}

/** A part that is a field of text. @throws InvalidError where it is longer than `most` bytes */
export const textOfPart = ({ body }: FormPart, most: number): Promise<string> => textOf(body, most);
