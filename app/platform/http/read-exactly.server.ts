import { InvalidError } from "./errors.server";

const wrongSize = () => new InvalidError([{ field: "body", message: "errors:field.invalid" }]);

/** The body of a request, which has exactly so many bytes. @throws InvalidError at `body` */
export async function readExactly(request: Request, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const read = new Uint8Array(length);
  const reader = request.body?.getReader();
  let filled = 0;
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    if (filled + piece.value.length > length) throw wrongSize();
    read.set(piece.value, filled);
    filled += piece.value.length;
  }
  if (filled < length) throw wrongSize();
  return read;
}
