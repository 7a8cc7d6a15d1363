import type { Page } from "@playwright/test";

/**
 * Chromium's fake camera, whose picture moves, and microphone, which beeps; who may use them is each browser's own
 * matter.
 */
export const fakeDevices = ["--use-fake-device-for-media-stream", "--allow-loopback-in-peer-connection"];

/** How many pictures of somebody, named with or without a title, a page has shown; those of one colour do not count. */
export const framesOf = (page: Page, name: string) => () =>
  page
    .getByLabel(new RegExp(`(?:^|\\s)${name}$`, "u"))
    .and(page.locator("video"))
    .first()
    .evaluate((element) => {
      const video = element as HTMLVideoElement;
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [32, 24];
      const drawing = canvas.getContext("2d");
      drawing?.drawImage(video, 0, 0, 32, 24);
      const pixels = drawing?.getImageData(0, 0, 32, 24).data ?? [];
      const colours = new Set(Array.from({ length: 768 }, (_, n) => pixels.slice(n * 4, n * 4 + 3).join()));
      return colours.size > 1 ? video.getVideoPlaybackQuality().totalVideoFrames : 0;
    });
