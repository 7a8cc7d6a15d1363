import { expect, it } from "vitest";
import { textParts } from "./text-parts";

it.each([
  ["", "GSM-7", 1],
  ["a".repeat(160), "GSM-7", 1],
  ["a".repeat(161), "GSM-7", 2],
  ["a".repeat(306), "GSM-7", 2],
  ["a".repeat(307), "GSM-7", 3],
  // Eighty of two septets each fill one message; in several, 153 septets hold 76 of them.
  ["€".repeat(80), "GSM-7", 1],
  ["€".repeat(81), "GSM-7", 2],
  ["€".repeat(152), "GSM-7", 2],
  ["€".repeat(153), "GSM-7", 3],
  ["ñ¿¡üéà", "GSM-7", 1],
  // Spanish writes í and ó, which the alphabet lacks.
  ["í", "UCS-2", 1],
  ["م".repeat(70), "UCS-2", 1],
  ["م".repeat(71), "UCS-2", 2],
  ["م".repeat(134), "UCS-2", 2],
  ["م".repeat(135), "UCS-2", 3],
  // A pair of surrogates stays together: 33 pairs in 67 units.
  ["😀".repeat(35), "UCS-2", 1],
  ["😀".repeat(66), "UCS-2", 2],
  ["😀".repeat(67), "UCS-2", 3],
] as const)("%#: counts alphabet and messages of a text", (text, alphabet, parts) => {
  expect(textParts(text)).toMatchObject({ alphabet, parts });
});

it("says what a text takes of the room that its messages have, and which characters need the larger alphabet", () => {
  expect(textParts("5 € [x]")).toEqual({ alphabet: "GSM-7", parts: 1, units: 10, room: 160, outside: [] });
  expect(textParts("a".repeat(161))).toMatchObject({ units: 161, room: 306 });
  expect(textParts(`Mañana 😀 aquí ${"a".repeat(60)} í`)).toEqual({
    alphabet: "UCS-2",
    parts: 2,
    units: 77,
    room: 134,
    outside: ["😀", "í"],
  });
});
