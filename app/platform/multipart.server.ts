import { make, type MultipartError, type PartInfo } from "multipasta";
import { MOST_FIELDS } from "~/kernel/input-bounds";
import { InvalidError } from "./errors.server";

/** One field of a form that is read while it arrives. */
export interface FormPart {
  name: string;
  /** Of a file; null for a field of text. */
  fileName: string | null;
  /** Its bytes, as they come; to be read before the next part. */
  body: AsyncIterable<Uint8Array>;
}

/** What the parser has found in what has arrived, in order. */
type Found =
  | { kind: "field"; info: PartInfo; value: Uint8Array }
  | { kind: "file"; info: PartInfo }
  | { kind: "bytes"; value: Uint8Array }
  | { kind: "end" };

const malformed = () => new InvalidError([{ field: "body", message: "errors:field.invalid" }]);

/**
 * What has been found and is not yet read; asks for more only when it is read, so that no more than that is in memory.
 */
class Arriving {
  readonly #found: Found[] = [];
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #parser;
  /** Its closing line was found. */
  #ended = false;
  /** Nothing more comes. */
  #closed = false;
  #error: MultipartError | undefined;

  constructor(body: ReadableStream<Uint8Array>, contentType: string) {
    this.#reader = body.getReader();
    this.#parser = make({
      headers: { "content-type": contentType },
      maxFieldSize: MOST_FIELD_BYTES,
      onField: (info, value) => this.#found.push({ kind: "field", info, value }),
      onFile: (info) => {
        this.#found.push({ kind: "file", info });
        return (value) => this.#found.push(value ? { kind: "bytes", value } : { kind: "end" });
      },
      onError: (error) => (this.#error ??= error),
      onDone: () => (this.#ended = true),
    });
  }

  /** The next thing in the form; undefined after the last. @throws InvalidError for what is no form */
  async next(): Promise<Found | undefined> {
    for (;;) {
      if (this.#error) throw malformed();
      const found = this.#found.shift();
      if (found) return found;
      if (this.#ended) return undefined;
      const { done, value } = await this.#reader.read();
      if (done && this.#closed) throw malformed();
      if (done) this.#parser.end();
      else this.#parser.write(value);
      this.#closed = done;
    }
  }

  /** The bytes of the file that has begun. */
  async *file(): AsyncGenerator<Uint8Array> {
    for (let found = await this.next(); found?.kind === "bytes"; found = await this.next()) yield found.value;
  }
}

/** The longest field of text that is kept; a file is never kept as a whole. */
const MOST_FIELD_BYTES = 65_536;

async function* whole(value: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(value);
}

/**
 * The parts of a multipart form (RFC 7578) as they arrive: of a file of many megabytes no more than a moment's worth
 * is in memory.
 * @throws InvalidError for a body that is no such form, and for one of more parts than any form has
 */
export async function* formParts(request: Request): AsyncGenerator<FormPart> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!request.body || !contentType.startsWith("multipart/form-data")) throw malformed();
  const arriving = new Arriving(request.body, contentType);
  let parts = 0;
  for (let found = await arriving.next(); found; found = await arriving.next()) {
    parts += 1;
    if (parts > MOST_FIELDS) throw malformed();
    if (found.kind === "field") yield { name: found.info.name, fileName: null, body: whole(found.value) };
    if (found.kind !== "file") continue;
    const body = arriving.file();
    yield { name: found.info.name, fileName: (found.info.filename ?? "").replaceAll("%22", '"'), body };
    for await (const _ of body); // What the reader of the part left.
  }
}

/** A part that is a field of text. @throws InvalidError where it is longer than `most` bytes */
export async function textOfPart({ body }: FormPart, most: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    if (length > most) throw malformed();
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}
