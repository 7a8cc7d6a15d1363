import type { ReactElement } from "react";
import { renderToReadableStream } from "react-dom/server";

/** What React writes between two texts, so that a browser's React finds them again. */
const BETWEEN_TEXTS = /<!-- -->/g;

/**
 * The HTML of a document that no React takes over, such as a mail, with its doctype. It is written by the same part of
 * React as pages are, so that the Worker holds one.
 * @throws what a component throws
 */
export async function staticMarkup(document: ReactElement): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(document, { onError: (error) => void failures.push(error) });
  await stream.allReady;
  // React gives what failed inside a boundary to the browser to try again; no browser will.
  if (failures.length > 0) throw failures[0];
  const html = (await new Response(stream).text()).replace(BETWEEN_TEXTS, "");
  return html.replace(/^(?:<!doctype html>)?/i, "<!doctype html>");
}
