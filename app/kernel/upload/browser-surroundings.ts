import { hexOf } from "../text/hex";
import type { Answered, Surroundings } from "./send-parts";

const HALF_A_MINUTE = 30_000;

function answerOf(request: XMLHttpRequest): Answered {
  try {
    return { status: request.status, body: JSON.parse(request.responseText) as unknown };
  } catch {
    return { status: request.status, body: null };
  }
}

/** A request by XMLHttpRequest: fetch does not tell how much of a body has gone. Silence of half a minute ends it. */
const ask: Surroundings["ask"] = (method, path, body, onBytes) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), HALF_A_MINUTE);
    };
    request.open(method, path);
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader("content-type", body instanceof Blob ? "application/octet-stream" : "application/json");
    request.upload.onprogress = (event) => {
      listen();
      onBytes?.(event.loaded);
    };
    request.onloadend = () => {
      clearTimeout(silence);
      if (request.status === 0) reject(new Error("no answer came"));
      else resolve(answerOf(request));
    };
    listen();
    request.send(body);
  });

async function hash(part: Blob): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", await part.arrayBuffer()));
}

/** What sending a file needs, of this browser. */
export const browserSurroundings: Surroundings = {
  ask,
  hash,
  pause: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
};
