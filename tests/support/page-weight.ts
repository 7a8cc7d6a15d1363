import { brotliCompressSync } from "node:zlib";
import { request } from "../../scripts/worker/request";

interface Screen {
  /** CSS pixels. */
  width: number;
  /** Pixels of the screen for each. */
  density: number;
}

const REM = 16;
const plain = (text: string) => text.replaceAll("&gt;", ">").replaceAll("&amp;", "&");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => plain(found));
const attribute = (tag: string, name: string) => all(tag, new RegExp(`\\b${name}="([^"]*)"`, "gi"))[0];

/** A length of an attribute `sizes`, in pixels of the screen. */
function pixels(length: string, { width, density }: Screen): number {
  const number = Number.parseFloat(length);
  return density * (length.endsWith("vw") ? (number * width) / 100 : length.endsWith("rem") ? number * REM : number);
}

/** The picture that a browser takes: the smallest that is wide enough, of what `sizes` says for this screen. */
function chosen(sizes: string, srcset: string, screen: Screen): string | undefined {
  const fits = sizes.split(",").find((each) => {
    const [, least] = /width >= ([\d.]+)rem/.exec(each) ?? [];
    return least === undefined || screen.width >= Number(least) * REM;
  });
  const needed = pixels(fits?.trim().split(" ").at(-1) ?? "100vw", screen);
  const offered = srcset.split(",").map((each) => {
    const [path = "", wide = ""] = each.trim().split(" ");
    return { path, wide: Number.parseInt(wide, 10) };
  });
  return (offered.find(({ wide }) => wide >= needed) ?? offered.at(-1))?.path;
}

/** The pictures of a page on a screen, also those that come only when they are near. */
function picturesOf(body: string, screen: Screen): string[] {
  const sized = all(body, /(<picture>.*?<\/picture>)/gs);
  const choose = (picture: string) =>
    chosen(attribute(picture, "sizes") ?? "", attribute(picture, "srcset") ?? "", screen);
  const rest = body.replaceAll(/<picture>.*?<\/picture>/gs, "");
  return [
    ...sized.map((each) => choose(each) ?? attribute(each, "src") ?? ""),
    ...all(rest, /<img[^>]*\bsrc="([^"]+)"/g),
  ];
}

/** What the front page of a served practice sends to a browser in all, in bytes; text as it is compressed on its way. */
export async function pageWeight(port: number, host: string, screen: Screen) {
  const load = async (path: string) => {
    const { status, bytes } = await request({ port, host, path });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return bytes;
  };
  const page = await load("/");
  const body = new TextDecoder().decode(page);
  const scripts = new Set(all(body, /<script[^>]*\bsrc="([^"]+)"/g));
  const texts: Uint8Array[] = [];
  for (const path of scripts) {
    const source = await load(path);
    texts.push(source);
    for (const part of all(new TextDecoder().decode(source), /(?:from|import)\s*"\.\/([\w.$-]+\.js)"/g))
      scripts.add(`${path.slice(0, path.lastIndexOf("/"))}/${part}`);
  }
  const sum = (files: readonly Uint8Array[]) => files.reduce((bytes, { length }) => bytes + length, 0);
  const loaded = (paths: readonly string[]) => Promise.all([...new Set(paths)].map(load));
  const sheets = await loaded(all(body, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g));
  const fonts = sheets.flatMap((sheet) => all(new TextDecoder().decode(sheet), /url\("?([^")]+\.woff2?)"?\)/g));
  const pressed = (files: readonly Uint8Array[]) => sum(files.map((file) => brotliCompressSync(file)));
  const parts = {
    html: pressed([page]),
    style: pressed(sheets),
    script: pressed(texts),
    fonts: sum(await loaded(fonts)),
    pictures: sum(await loaded(picturesOf(body, screen).filter((path) => path.startsWith("/")))),
  };
  return { total: Object.values(parts).reduce((bytes, each) => bytes + each, 0), script: parts.script, parts };
}
