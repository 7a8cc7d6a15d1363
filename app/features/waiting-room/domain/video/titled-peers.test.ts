import { expect, it } from "vitest";
import { titledPeers } from "./titled-peers";

it("shows the provider of a call by title and name, and everybody else as they are known", () => {
  const peers = [
    { memberId: "ada", displayName: "Adaeze Okafor" },
    { memberId: "tim", displayName: "Tim Ashworth" },
  ];
  expect(titledPeers(peers, "ada", "Dr Adaeze Okafor").map(({ displayName }) => displayName)).toEqual([
    "Dr Adaeze Okafor",
    "Tim Ashworth",
  ]);
});
