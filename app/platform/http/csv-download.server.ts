import { exportedLine, UTF8_MARK } from "~/kernel/text/csv";

/** A CSV file as a download, line by line as its reader takes it: what it holds in memory does not grow with the file. */
export function csvDownload(name: string, lines: AsyncIterable<readonly string[]>): Response {
  const encoder = new TextEncoder();
  const source = lines[Symbol.asyncIterator]();
  let mark = UTF8_MARK;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(mark + exportedLine(value)));
      mark = "";
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
}
