import { expect, test } from "vitest";
import { createFormat } from "~/i18n/format";
import { spanText } from "./span-text";

const HOUR = 3_600_000;

test.each([
  [0.5 * HOUR, "30 minutes", "30 minutos"],
  [HOUR / 60, "1 minute", "1 minuto"],
  [0.9999 * HOUR, "1 hour", "1 hora"],
  [5.5 * HOUR, "5.5 hours", "5,5 horas"],
  [48 * HOUR, "48 hours", "48 horas"],
  [72 * HOUR, "3 days", "3 días"],
])("%d ms is told as %s", (ms, english, spanish) => {
  expect(spanText(ms, createFormat("en-US"))).toBe(english);
  expect(spanText(ms, createFormat("es-ES"))).toBe(spanish);
});
