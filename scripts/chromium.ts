import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { run } from "./terminal/run";
import { Complaint, main, say } from "./terminal/say";

const systemPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * What Chromium leaves out. The flag counts once, so what Playwright leaves out stands here again; the last three cost
 * as much time as a page of ours: two processes for the lists under an address bar that nobody sees, in each window,
 * and one kept ready for a site that nobody goes to.
 */
const withoutFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
];

/** How Chromium is started: quiet on a network that answers nothing, and able to run as root in a container. */
export const chromiumFlags = [
  `--disable-features=${withoutFeatures.join(",")}`,
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** The Chromium of this machine: the one that CHROMIUM_PATH names, else Playwright's own, else the system's. */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named && !existsSync(named)) throw new Complaint(`CHROMIUM_PATH is set to ${named}, but there is no such file.`);
  return [named, chromium.executablePath(), ...systemPaths].find((path) => path && existsSync(path));
}

/** Finds Chromium; where there is none, gets one from Playwright's installer or else the system's packages. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  say("  Chromium was not found. Trying Playwright's installer.");
  await run("playwright", ["install", "chromium"]);
  const downloaded = findChromium();
  if (downloaded) return downloaded;
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    say("  Playwright's installer failed. Installing the system package 'chromium'.");
    await run("apt-get", ["update"]);
    await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium", "fonts-noto-core"]);
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Complaint(
    "The browser tests need Chromium. Install it (Debian: 'apt-get install chromium'), or name one in CHROMIUM_PATH.",
  );
}

if (process.argv[1] === import.meta.filename) main(async () => say(await ensureChromium()));
