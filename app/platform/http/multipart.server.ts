import { make, type MultipartError, type PartInfo } from "multipasta";
import { partDisposition, type PartDisposition } from "./content-disposition.server";
import { MOST_FIELDS } from "./input-bounds.server";
import { InvalidError } from "./errors.server";

/** A field of a form that is read while it arrives. */
export interface FormPart {
  name: string;
  /** Name of the file; null for a text field. */
  fileName: string | null;
  /** Type that the sender declares; empty if none. */
  contentType: string;
  /** Its bytes as they arrive; read them before the next part. */
  body: AsyncIterable<Uint8Array>;
}

interface Part extends PartDisposition {
  contentType: string;
}

/** What the parser has found so far, in order. */
type Found =
  | { kind: "field"; part: Part; value: Uint8Array }
  | { kind: "file"; part: Part }
  | { kind: "bytes"; value: Uint8Array }
  | { kind: "end" };

/** The parser knows only Latin-1 in file names, so they are read from the header itself. */
function partOf({ headers, contentType }: PartInfo): Part {
  const header = headers["content-disposition"];
  const read = partDisposition(typeof header === "string" ? header : undefined) ?? { name: "", fileName: null };
  const part = { ...read, contentType: headers["content-type"] === undefined ? "" : contentType };
  return part.fileName === null && contentType === "application/octet-stream" ? { ...part, fileName: "" } : part;
}

const malformed = () => new InvalidError([{ field: "body", message: "errors:field.invalid" }]);

/**
 * What has been found and not read yet. It asks for more only when it is read, so that no more than that is in memory.
 */
class Arriving {
  readonly #found: Found[] = [];
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #parser;
  /** The closing line was found. */
  #ended = false;
  /** No more bytes will arrive. */
  #closed = false;
  #error: MultipartError | undefined;

  constructor(body: ReadableStream<Uint8Array>, contentType: string) {
    this.#reader = body.getReader();
    this.#parser = make({
      headers: { "content-type": contentType },
      maxFieldSize: MOST_FIELD_BYTES,
      isFile: (info) => partOf(info).fileName !== null,
      onField: (info, value) => this.#found.push({ kind: "field", part: partOf(info), value }),
      onFile: (info) => {
        this.#found.push({ kind: "file", part: partOf(info) });
        return (value) => this.#found.push(value ? { kind: "bytes", value } : { kind: "end" });
      },
      onError: (error) => (this.#error ??= error),
      onDone: () => (this.#ended = true),
    });
  }

  /** The next item of the form; undefined after the last. @throws InvalidError for a body that is no form */
  async next(): Promise<Found | undefined> {
    for (;;) {
      if (this.#error) throw malformed();
      const found = this.#found.shift();
      if (found) return found;
      if (this.#ended) return undefined;
      const { done, value } = await this.#reader.read();
      if (done && this.#closed) throw malformed();
      this.#closed = done;
      this.#take(value);
    }
  }

  /** The parser throws at invalid escapes. */
  #take(value: Uint8Array | undefined): void {
    try {
      if (value === undefined) this.#parser.end();
      else this.#parser.write(value);
    } catch (error) {
      if (!(error instanceof URIError)) throw error;
      throw malformed();
    }
  }

  /** Bytes of the file that has begun. */
  async *file(): AsyncGenerator<Uint8Array> {
    for (let found = await this.next(); found?.kind === "bytes"; found = await this.next()) yield found.value;
  }
}

/** Longest text field that is kept, in bytes; a file is never kept as a whole. */
const MOST_FIELD_BYTES = 65_536;

async function* whole(value: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(value);
}

/**
 * The parts of a multipart form (RFC 7578) as they arrive. Of a large file, only what arrives at the moment is in
 * memory.
 * @throws InvalidError for a body that is not such a form, or that has too many parts
 */
export async function* formParts(request: Request): AsyncGenerator<FormPart> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!request.body || !contentType.startsWith("multipart/form-data")) throw malformed();
  const arriving = new Arriving(request.body, contentType);
  let parts = 0;
  for (let found = await arriving.next(); found; found = await arriving.next()) {
    parts += 1;
    if (parts > MOST_FIELDS) throw malformed();
    if (found.kind === "field") yield { ...found.part, fileName: null, body: whole(found.value) };
    if (found.kind !== "file") continue;
    const body = arriving.file();
    yield { ...found.part, body };
    for await (const _ of body); // What the reader of the part left.
  }
}

/** Text of a part that is a text field. @throws InvalidError if it is longer than `most` bytes */
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
