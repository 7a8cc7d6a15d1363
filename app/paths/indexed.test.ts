import { expect, test } from "vitest";
import { paths } from "~/paths";
import { isIndexed } from "./indexed";

test("search engines may show the public pages, and none that is somebody's own or a search", () => {
  const shown = [
    ...[paths.front(), paths.statement("privacy"), paths.sitemap(), paths.login(), paths.booking()],
    ...[paths.clinicBooking(), paths.videoBooking("service"), paths.provider("d"), paths.photo("f")],
  ];
  const own = [paths.home(), paths.patient("p"), paths.appointments(), paths.settings(), paths.file("f"), paths.find()];
  expect(shown.filter((path) => !isIndexed(path))).toEqual([]);
  expect(own.filter(isIndexed)).toEqual([]);
});
